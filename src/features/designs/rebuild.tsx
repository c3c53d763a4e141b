import { basisWords, constraintNouns } from '../../app/words/design-words.ts'
import { type Candidate, latencies, thresholds } from '../../engine/index.ts'
import { Figure } from '../../ui/working.tsx'
import { Band } from './band.tsx'

const basisSentences = {
  measured: 'The loss was measured on this very array.',
  'measured on MD3000': 'The loss was measured on another array, the Dell PowerVault MD3000.',
  estimated: 'The loss is an estimate of ours.',
  'public guidance': 'The loss is a public figure from beyond the papers.',
} as const satisfies Record<Candidate['rebuild']['basis'], string>

/** How a design does at the expected load while one of its arrays rebuilds a failed drive. */
export function Rebuild({ candidate }: { readonly candidate: Candidate }) {
  const { rebuild, carries, basis } = candidate
  const { loss, load, latencies: then, holds } = rebuild
  return (
    <>
      <p>
        {holds ? 'It holds at the expected load' : 'It does not hold at the expected load'} while
        one of its arrays rebuilds a failed drive. {basisSentences[rebuild.basis]}
      </p>
      <table className="figures rebuild">
        <caption className="sr">While an array rebuilds</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Figure</th>
            <th scope="col">Limit</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">IOPS lost</th>
            <td className="amount">
              <Figure worked={loss} />
            </td>
            <td className="hint" />
          </tr>
          <tr>
            <th scope="row">Load as felt</th>
            <td className={!carries || holds ? 'amount' : 'amount failed'}>
              <Figure worked={load} />
            </td>
            <td className="hint">
              {carries && (
                <>
                  of <Figure worked={carries} /> carried, {basisWords[basis]}
                </>
              )}
            </td>
          </tr>
          {then &&
            latencies.map((kind) => (
              <tr key={kind}>
                <th scope="row">{constraintNouns[kind]}</th>
                <td
                  className={then[kind].value > thresholds[kind].value ? 'amount failed' : 'amount'}
                >
                  <Figure worked={then[kind]} />
                </td>
                <td className="hint">
                  at most <Figure worked={thresholds[kind]} /> <Band worked={then[kind]} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}

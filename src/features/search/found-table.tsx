import { useMemo, useState } from 'react'
import { applyPlan } from '../../app/store/project.ts'
import { arrayWords } from '../../app/words/words.ts'
import {
  buildCalled,
  type Candidate,
  designOf,
  type FoundDesign,
  kindOf,
  type Plan,
  size,
  withDesign,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

type FoundTableProps = {
  readonly caption: string
  readonly designs: readonly FoundDesign[]
  /** The plan that was searched. */
  readonly searched: Plan
  /** The plan that a design is put into; null where it has other answers by now. */
  readonly current: Plan | null
}

const shownFirst = 12

/** Designs that were found, every figure worked out again from its answers. */
export function FoundTable({ caption, designs, searched, current }: FoundTableProps) {
  const [all, setAll] = useState(false)
  const { number } = useFormat()
  const shown = all ? designs : designs.slice(0, shownFirst)
  const hasCopies = kindOf(searched) === 'dag'
  const hasCost = designs.some(({ cost }) => cost !== null)
  const heads = [
    'Servers',
    ...(hasCopies ? ['Copies'] : []),
    'Databases',
    'Array',
    'RAID',
    'Arrays per server',
    'Arrays in all',
    'Drives in all',
    'Capacity used',
    'Reads',
    ...(hasCost ? ['Cost'] : []),
    'Verdict',
  ]
  return (
    <>
      <TableScroll label={caption}>
        <table className="figures search-found">
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={['Array', 'RAID', 'Verdict'].includes(head) ? undefined : 'amount'}
                >
                  {head}
                </th>
              ))}
              {current && (
                <th scope="col">
                  <span className="sr">Use it</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((design) => (
              <FoundRow
                key={`${design.servers} ${design.copies} ${design.databases} ${design.id}`}
                design={design}
                searched={searched}
                current={current}
                hasCopies={hasCopies}
                hasCost={hasCost}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {designs.length > shown.length && (
        <p>
          <button type="button" className="link" onClick={() => setAll(true)}>
            Show all {number(designs.length)} designs
          </button>
        </p>
      )}
    </>
  )
}

type FoundRowProps = Pick<FoundTableProps, 'searched' | 'current'> & {
  readonly design: FoundDesign
  readonly hasCopies: boolean
  readonly hasCost: boolean
}

function FoundRow({ design, searched, current, hasCopies, hasCost }: FoundRowProps) {
  const format = useFormat()
  const { candidate, databases } = useMemo(() => workedOut(searched, design), [searched, design])
  const { servers, copies, raid, perServer } = design
  const inPlan = current !== null && hasDesign(current, design)
  const words = designWords(candidate, design, hasCopies)
  return (
    <tr className={inPlan ? 'in-plan' : undefined}>
      <td className="amount">{format.number(servers)}</td>
      {hasCopies && <td className="amount">{format.number(copies)}</td>}
      <td className="amount">
        <Figure worked={databases} bare />
      </td>
      <th scope="row">{arrayWords(candidate, format)}</th>
      <td className="raid">{raid}</td>
      <td className="amount">{format.number(perServer)}</td>
      <td className="amount">
        <Figure worked={candidate.arrays} bare />
      </td>
      <td className="amount">
        <Figure worked={candidate.drives} bare />
      </td>
      <td className="amount">
        <Figure worked={candidate.capacity.used} />
      </td>
      <td className="amount">
        {candidate.prediction ? <Figure worked={candidate.prediction.expected.dbRead} /> : '–'}
      </td>
      {hasCost && (
        <td className="amount">{candidate.cost ? <Figure worked={candidate.cost} bare /> : '–'}</td>
      )}
      <td>
        <span className={`verdict ${candidate.verdict.replaceAll(' ', '-')}`}>
          {candidate.verdict === 'fits' ? 'Fits' : 'Fits with reserve'}
          {candidate.borderline && ', borderline'}
        </span>
        <SurvivesLess design={design} searched={searched} hasCopies={hasCopies} />
      </td>
      {current && (
        <td>
          {inPlan ? (
            <span className="note">The plan considers it</span>
          ) : (
            <button
              type="button"
              className="use"
              onClick={() => applyPlan(withDesign(current, design), words)}
            >
              Use this design<span className="sr"> with {words}</span>
            </button>
          )}
        </td>
      )}
    </tr>
  )
}

/** Where a design has fewer servers or copies than the plan, and so survives other failures. */
function SurvivesLess({
  design,
  searched,
  hasCopies,
}: Pick<FoundRowProps, 'design' | 'searched' | 'hasCopies'>) {
  const { servers, copies } = searched
  const fewer = [
    ...(design.servers < servers ? ['servers'] : []),
    ...(hasCopies && design.copies < copies ? ['copies'] : []),
  ]
  if (fewer.length === 0) return null
  return <span className="note">Fewer {fewer.join(' and ')} than the plan</span>
}

/** A design of the search, sized and judged in full. */
function workedOut(plan: Plan, design: FoundDesign) {
  const with_ = withDesign(plan, design)
  const result = size(with_)
  const build = buildCalled(with_, design.id)
  if (!result.ok || !build) throw new Error('What was found can be sized, and is considered')
  const { sizing } = result
  return { candidate: designOf(with_, sizing, build), databases: sizing.databases.inAll }
}

/** Whether a plan has the answers of a design already. */
function hasDesign(plan: Plan, design: FoundDesign): boolean {
  return JSON.stringify(withDesign(plan, design)) === JSON.stringify(plan)
}

function designWords({ array }: Candidate, design: FoundDesign, hasCopies: boolean): string {
  const { servers, copies, raid, perServer, driveGb } = design
  const ofCopies = hasCopies ? `, ${copies} ${copies === 1 ? 'copy' : 'copies'}` : ''
  const databases = design.databases === null ? '' : `, ${design.databases} databases`
  return `${servers} ${servers === 1 ? 'server' : 'servers'}${ofCopies}${databases}, ${perServer} × ${array.model} with ${driveGb} GB drives in ${raid} each`
}

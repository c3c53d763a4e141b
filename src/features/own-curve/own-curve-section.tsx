import { useId, useMemo, useState } from 'react'
import type { LiveResults } from '../../app/store/use-project.ts'
import { cutName } from '../../engine/index.ts'
import { CurveOfArray } from './curve-of-array.tsx'
import { testedArrays } from './tested-arrays.ts'

/** The latency curves that are fitted to tests of one’s own, one array and policy at a time. */
export function OwnCurveSection({ live: { plan } }: { readonly live: LiveResults }) {
  const [picked, setPicked] = useState('')
  const id = useId()
  const arrays = useMemo(() => testedArrays(plan), [plan])
  const chosen = arrays.find((one) => keyOf(one) === picked) ?? arrays[0]
  if (!chosen) return null
  const { own, raid } = chosen
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        Latency curve of your tests
      </h2>
      <p className="why">
        From three tests of an array at different loads on, a curve goes through them by the method
        of the built-in model. Once it is used, the array is judged by latencies and no longer by
        the load that it carries.
      </p>
      {arrays.length > 1 && (
        <p className="plan-name">
          <label htmlFor="curve-of">Array</label>
          <select
            id="curve-of"
            value={keyOf(chosen)}
            onChange={(event) => setPicked(event.target.value)}
          >
            {arrays.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {cutName(one.own.name)}, {one.raid}
              </option>
            ))}
          </select>
        </p>
      )}
      <CurveOfArray key={keyOf(chosen)} plan={plan} own={own} raid={raid} headingId={id} />
    </section>
  )
}

function keyOf({ own, raid }: ReturnType<typeof testedArrays>[number]): string {
  return `${own.id} ${raid}`
}

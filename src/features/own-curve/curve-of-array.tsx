import { useMemo } from 'react'
import { removeCurve, saveCurve } from '../../app/store/kept-tests.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useWork } from '../../app/work.ts'
import {
  curvedBy,
  cutName,
  isOfMethod,
  limits,
  type OwnArray,
  type OwnCurve,
  type Plan,
  type RaidPolicy,
} from '../../engine/index.ts'
import type { CurveFit } from '../../jetstress/index.ts'
import { focusControl } from '../../ui/control.ts'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CoefficientTable, ErrorTable, RangeTable } from './curve-tables.tsx'
import { errorWords, plansWords, refusalWords } from './curve-words.ts'
import { predictedTests } from './tested-arrays.ts'
import { TestsOnCurve } from './tests-on-curve.tsx'

type CurveOfArrayProps = {
  readonly plan: Plan
  readonly own: OwnArray
  readonly raid: RaidPolicy
  /** Where the focus goes when a button goes away. */
  readonly headingId: string
}

/** The curve of one array in one policy: fitted anew to the tests that are kept, used or not. */
export function CurveOfArray({ plan, own, raid, headingId }: CurveOfArrayProps) {
  const order = useMemo(
    () => ({ job: 'fitOwnCurve', plan, array: own.id, raid }) as const,
    [plan, own, raid],
  )
  const { result, failure } = useWork(order)
  const used = plan.ownCurves.find((one) => one.array === own.id && one.raid === raid) ?? null
  return (
    <>
      {result ? (
        <Found plan={plan} own={own} found={result} used={used} headingId={headingId} />
      ) : (
        <Unfinished doing="The curve is being fitted." failure={failure} />
      )}
      {used && <Used plan={plan} own={own} used={used} headingId={headingId} />}
    </>
  )
}

type FoundProps = Pick<CurveOfArrayProps, 'plan' | 'own' | 'headingId'> & {
  readonly found: CurveFit
  readonly used: OwnCurve | null
}

function Found({ plan, own, found, used, headingId }: FoundProps) {
  const format = useFormat()
  if (!found.ok) return <p>{refusalWords(found.refusal, format)}</p>
  const { curve, misses } = found
  const model = curvedBy(plan, own, curve)
  if (!model) return null
  const tests = predictedTests(plan, curve, model)
  const takeaway = errorWords(curve.errors, tests.length, format)
  const isUsed = used !== null && isOfMethod(used, plan) && isSame(used, curve)
  const full = used === null && plan.ownCurves.length >= limits.ownCurves
  return (
    <>
      <TestsOnCurve curve={curve} model={model} tests={tests} misses={misses} takeaway={takeaway} />
      <Fold title="How well it fits, and where">
        <ErrorTable curve={curve} />
        <p className="footnote">
          Left out: each test predicted by a curve that was fitted to the others. The band is as
          wide as these errors demand, and never narrower than that of the model tested most.
        </p>
        <RangeTable model={model} />
      </Fold>
      <Fold title="Coefficients">
        <CoefficientTable curve={curve} model={model} />
      </Fold>
      {full && (
        <p className="hint">
          A plan can have at most {format.number(limits.ownCurves)} curves. Remove one first.
        </p>
      )}
      {!isUsed && !full && (
        <p>
          <button
            type="button"
            onClick={() => {
              saveCurve(curve)
              focusControl(headingId)
            }}
          >
            {used ? 'Use this curve instead of the earlier one' : 'Use this curve'}
          </button>
        </p>
      )}
    </>
  )
}

type UsedProps = Pick<CurveOfArrayProps, 'plan' | 'own' | 'headingId'> & { readonly used: OwnCurve }

/** That a curve is in the plan, whether it counts there, and the way out. */
function Used({ plan, own, used, headingId }: UsedProps) {
  const format = useFormat()
  const of = `The curve of ${cutName(own.name)} in ${used.raid} that is in the plan`
  const tests = format.number(used.tests.length)
  return (
    <>
      <p>
        {curvedBy(plan, own, used) === null
          ? `${of} counts for nothing: one of its ${tests} tests was taken back, or the array was given other drives.`
          : !isOfMethod(used, plan)
            ? `${of} counts for nothing here: it was fitted for ${plansWords(used)}.`
            : `${of} was fitted to ${tests} tests: the array is judged by it.`}
      </p>
      <p>
        <button
          type="button"
          onClick={() => {
            removeCurve(used)
            focusControl(headingId)
          }}
        >
          Remove the curve from the plan
        </button>
      </p>
    </>
  )
}

/** Browsers compute with other last digits: coefficients that are closer, as a share, are the same. */
const close = 1e-3

/** Whether a curve is the one in use: fitted to the same tests, with the same end. */
function isSame(one: OwnCurve, other: OwnCurve): boolean {
  const values = ({ coefficients: { read, write, log } }: OwnCurve) =>
    [read, write, log].flatMap((of) => Object.entries<number>(of).sort(byName))
  const others = values(other)
  return (
    one.tests.length === other.tests.length &&
    one.tests.every((id) => other.tests.includes(id)) &&
    values(one).every(([, value], at) => Math.abs(value / (others[at]?.[1] ?? 0) - 1) < close)
  )
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]) =>
  one < other ? -1 : 1

import {
  type CurvedArray,
  type CurveQuantity,
  coefficientsOfCurve,
  curveQuantities,
  type OwnCurve,
  startOfCurve,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { curveNames } from './curve-words.ts'

const share = (amount: number): Cell => ({ amount, unit: '%', decimals: 1 })

/** How far the tests are missed, and how wide the bands are for it. */
export function ErrorTable({ curve: { errors, bands } }: { readonly curve: OwnCurve }) {
  return (
    <DataTable
      caption="Mean absolute errors, as shares of what was measured"
      cards
      rows={curveQuantities}
      columns={[
        { head: 'Latency', of: (quantity) => curveNames[quantity] },
        { head: 'In sample', of: (quantity) => share(errors[quantity].inSample) },
        { head: 'Left out', of: (quantity) => share(errors[quantity].leftOut) },
        {
          head: 'Band, upwards',
          className: 'amount',
          of: (quantity) => ['+ ', share(Math.expm1(bands[quantity]))],
        },
      ]}
    />
  )
}

/** The range of the tests: designs outside of it are marked, and their bands wider. */
export function RangeTable({ model }: { readonly model: CurvedArray }) {
  return (
    <DataTable
      caption="What the tests covered; elsewhere a latency is marked and its band wider"
      cards
      rows={model.covered.ranges}
      columns={[
        { head: 'Quantity', of: ({ what }) => what },
        { head: 'From', of: ({ from, unit }) => ({ amount: from, unit }) },
        { head: 'To', of: ({ to, unit }) => ({ amount: to, unit }) },
      ]}
    />
  )
}

/** A coefficient that moved less, as a share, is where it began. */
const moved = 0.01

type Row = { readonly quantity: CurveQuantity; readonly worked: Worked; readonly began: number }

/** Every coefficient with its meaning, and where the fit began. */
export function CoefficientTable({
  curve,
  model,
}: {
  readonly curve: OwnCurve
  readonly model: CurvedArray
}) {
  const { held, c } = coefficientsOfCurve(curve, model.drives)
  const began = startOfCurve(model.drives)
  const { distance: _, ...withoutArms } = began.read
  const rows: readonly Row[] = [
    ...pairs('read', c.read, model.drives.hasArms ? began.read : withoutArms),
    { quantity: 'write', worked: held.cacheTime, began: began.write.cache },
    ...pairs('write', c.write, began.write),
    ...pairs('log', c.log, began.log),
  ]
  return (
    <DataTable
      caption="Coefficients, and the built-in model’s at which the fit began"
      cards
      rows={rows}
      columns={[
        { head: 'Of', of: ({ quantity }) => curveNames[quantity] },
        {
          head: 'Coefficient',
          of: ({ worked }) =>
            worked.how.kind === 'fitted'
              ? [worked.label, { note: worked.how.meaning }]
              : worked.label,
          names: true,
        },
        { head: 'Fitted', of: ({ worked }) => worked },
        {
          head: 'Began at',
          of: ({ worked: { value, unit }, began: at }) => [
            { amount: at, unit },
            ...(Math.abs(value / at - 1) < moved ? [{ note: 'as it began' }] : []),
          ],
        },
      ]}
    />
  )
}

/** The coefficients of a quantity that have a start: the others are not fitted. */
function pairs(
  quantity: CurveQuantity,
  fitted: Readonly<Record<string, Worked>>,
  starts: Readonly<Record<string, number>>,
): Row[] {
  return Object.entries(fitted).flatMap(([name, worked]) => {
    const began = starts[name]
    return began === undefined ? [] : [{ quantity, worked, began }]
  })
}

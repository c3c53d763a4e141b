import {
  bandOf,
  endToEnd,
  errorsByGroup,
  fitOf,
  measuredOf,
  type Quantity,
  quantities,
  withoutTable,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** A prediction of the model, in words and in its unit. */
export const names: Record<Quantity, { readonly name: string; readonly unit: 'IOPS' | 'ms' }> = {
  load: { name: 'Total load', unit: 'IOPS' },
  read: { name: 'Database reads', unit: 'ms' },
  write: { name: 'Database writes', unit: 'ms' },
  log: { name: 'Log writes', unit: 'ms' },
}

const share = (error: number) => ({ amount: error, unit: '%', decimals: 1 }) as const
const band = (width: number) => ['± ', share(width)] as const

/** How far each quantity is missed where the fit has not seen the test. */
export function errorWords(format: Format): string {
  const [load, ...latencies] = quantities.map((quantity) => {
    const { leaveOneOut } = fitOf(quantity)
    const error = format.value(Math.round(leaveOneOut * 1000) / 1000, '%')
    return `${names[quantity].name.toLowerCase()} by ${error}`
  })
  return `A test that the fit has not seen is missed on average: ${load}, ${latencies.join(', ')}.`
}

/** How many tests lie within where nothing of their table was seen. */
function apartWords(): string {
  const { inside, tests } = withoutTable('read')
  const rest = (['write', 'log'] as const).map(
    (quantity) => `${names[quantity].name.toLowerCase()} in ${withoutTable(quantity).inside}`,
  )
  return `With all tests of its table left out, database reads lie within in ${inside} of ${tests}, ${rest.join(', ')}.`
}

/** How far the tests are missed, and how wide the bands are for it. */
export function ErrorTable() {
  const rows = quantities.map((quantity) => ({
    ...fitOf(quantity),
    name: names[quantity].name,
    through: quantity === 'load' ? null : endToEnd(quantity),
    bands: bandOf(quantity),
    apart: quantity === 'load' ? null : withoutTable(quantity),
  }))
  return (
    <>
      <DataTable
        caption="Mean absolute error over the 31 distinct tests, as a share of what was published"
        frame="Errors of the fit"
        cards
        rows={rows}
        columns={[
          { head: 'Quantity', of: ({ name }) => name },
          { head: 'In sample', of: ({ inSample }) => share(inSample) },
          { head: 'Left out', of: ({ leaveOneOut }) => share(leaveOneOut) },
          { head: 'End to end', of: ({ through }) => (through ? share(through.error) : '–') },
          { head: 'Constants chosen again', of: ({ reChosen }) => share(reChosen) },
          { head: 'Seen once, left out', of: ({ onceLeaveOneOut }) => share(onceLeaveOneOut) },
          { head: 'Print precision', of: ({ floor }) => share(floor) },
          { head: 'Coefficients', of: ({ coefficients }) => coefficients },
        ]}
      />
      <p>
        Latencies are judged at the load that was measured. End to end they are predicted at the
        predicted load, as those of a plan are; both by a fit that has not seen the test. What is
        held fixed was chosen with all tests in view; one column chooses it again without the test
        that is left out. No error can be less than the print precision leaves: 1.0 ms as printed is
        ± 5 %.
      </p>
      <DataTable
        caption="Bands: upwards by this share, downwards by the same factor"
        frame="Bands"
        cards
        rows={rows}
        columns={[
          { head: 'Quantity', of: ({ name }) => name },
          { head: 'PS6100XV', className: 'amount', of: ({ bands }) => band(bands.PS6100XV) },
          { head: 'Other models', className: 'amount', of: ({ bands }) => band(bands.others) },
          {
            head: 'PS6100XV within, its table left out',
            className: 'amount',
            of: ({ apart }) => (apart ? `${apart.inside} of ${apart.tests}` : '–'),
          },
          {
            head: 'Within, end to end',
            className: 'amount',
            of: ({ through }) => (through ? `${through.inside} of ${through.tests}` : '–'),
          },
        ]}
      />
      <p>
        Nine of ten tests of PS6100XV lie within, each predicted without itself, so its neighbors in
        the same table were seen. {apartWords()} Of the other models there are six tests: all six
        lie within, each predicted without any test of its model, and six can show no more than six
        in seven. The load has one band for all models. Latencies of a plan carry both bands, the
        load’s and their own.
      </p>
      <GroupTable />
    </>
  )
}

function GroupTable() {
  const error = (of: { readonly alone: number; readonly withGroup: number }) => [
    share(of.alone),
    { note: ['group ', share(of.withGroup)] },
  ]
  return (
    <DataTable
      caption="Errors by model, PS6100XV by table: each test left out alone, and with its whole group"
      frame="Errors by model and group"
      cards
      rows={errorsByGroup()}
      columns={[
        { head: 'Group', of: ({ group }) => group },
        { head: 'Tests', of: ({ tests }) => tests },
        { head: 'Load', of: ({ load }) => error(load) },
        { head: 'Reads', of: ({ read }) => error(read) },
        { head: 'Writes', of: ({ write }) => error(write) },
        { head: 'Logs', of: ({ log }) => error(log) },
      ]}
    />
  )
}

/** The basis of the fit, and where it ends. */
export function WhatWasFitted() {
  const format = useFormat()
  return (
    <>
      <p>
        Fitted by least squares on logarithms: four coefficients for the load, six for reads, three
        each for writes and log writes. The load carries what the load generator did beyond its plan
        as a term of its own; plans are sized without it (E37). Log replay on passive copies,
        backup, seeding and rebuilds were not in the tests and are not in the model.
      </p>
      <p>
        Held fixed for physical reasons: how drive speed, RAID policy and the number of drives act.
        RAID 10 is nowhere slower in writes or logs than RAID 50, 5 or 6. PS6100E, PS4100E, RAID 10,
        5 and 6 and the larger mailboxes have no coefficient of their own; PS6100X has one, held
        near what the speed of its drives says. Without it that model would read about half as slow
        again, so validate a design that rests on it. PS4100E reads are predicted 21 % too fast.
      </p>
      <p>
        Measured on all models together. What is marked † lies outside of what was measured on the
        model itself:
      </p>
      <ul className="ranges">
        {measuredOf(null).ranges.map(({ what, unit, from, to }) => (
          <li key={what}>
            {what}: {format.value(Number(from.toPrecision(3)), unit)} to{' '}
            {format.value(Number(to.toPrecision(3)), unit)}
          </li>
        ))}
      </ul>
      <p>
        The band grows by its own width each time a quantity doubles beyond the tests it rests on:
        those of PS6100XV for that model, all of them for the others. Below them latency only falls,
        so that adds one width at most.
      </p>
    </>
  )
}

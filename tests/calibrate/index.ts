import { writeFileSync } from 'node:fs'
import {
  distinctEqualLogicTests,
  type EqualLogicTest,
  isOnlyTestOfClass,
} from '../../src/engine/hardware/equallogic-tests.ts'
import { calibratedFit as stored } from '../../src/engine/performance/coefficients.ts'
import {
  type FittedQuantity,
  fittedQuantities,
  type LeftOutErrors,
  leaveOutGroupKey,
} from '../../src/engine/performance/fit.ts'
import { plans } from './fit-model.ts'
import { type Calibration, calibrate, missesInSample } from './measure.ts'
import { conformal, meanMiss } from './misses.ts'
import { missesReChosen } from './re-chosen.ts'

const evidence = new URL('../../src/engine/performance/', import.meta.url)

/** What the product asks of the model, as shares. */
const bounds: Record<FittedQuantity, { inSample: number; leaveOneOut: number }> = {
  load: { inSample: 0.05, leaveOneOut: 0.06 },
  read: { inSample: 0.06, leaveOneOut: 0.12 },
  write: { inSample: 0.08, leaveOneOut: 0.12 },
  log: { inSample: 0.09, leaveOneOut: 0.14 },
}

const names: Record<FittedQuantity, string> = {
  load: 'Total load',
  read: 'Database read latency',
  write: 'Database write latency',
  log: 'Log write latency',
}

if (process.argv.includes('--rechoose')) reportReChosen()
else if (process.argv.includes('--report')) report(calibrate())
else {
  const { leftOut, ...fit } = calibrate()
  for (const [name, value] of Object.entries({ fit, 'left-out': leftOut }))
    writeFileSync(new URL(`${name}.json`, evidence), `${JSON.stringify(value, null, 2)}\n`)
  console.info(
    'Wrote fit.json and left-out.json in src/engine/performance. `npm run calibrate -- --report` shows the errors.',
  )
}

function report({ coefficients, errors, bands, leftOut }: Calibration): void {
  console.info(
    `Fitted to ${distinctEqualLogicTests.length} distinct tests, ${distinctEqualLogicTests.filter(isOnlyTestOfClass).length} of a class tested once. Mean absolute errors.`,
  )
  for (const quantity of fittedQuantities) {
    const of = errors[quantity]
    const bound = bounds[quantity]
    console.info(`\n${names[quantity]}: ${Object.keys(coefficients[quantity]).length} coefficients`)
    console.info(
      `  in sample      ${percent(of.inSample)}  (at most ${percent(bound.inSample)})   classes seen once ${percent(of.onceInSample)}`,
    )
    console.info(
      `  leave-one-out  ${percent(of.leaveOneOut)}  (at most ${percent(bound.leaveOneOut)})   classes seen once ${percent(of.onceLeaveOneOut)}`,
    )
    console.info(
      `  group left out ${percent(meanMiss(leftOut.withGroup[quantity]))}   floor of the printed precision ${percent(of.floor)}`,
    )
    if (quantity !== 'load')
      console.info(
        `  end to end     ${percent(meanMiss(leftOut.atOwnLoad[quantity]))}  left out, at the load predicted too`,
      )
    console.info(
      `  band           ${quantity === 'load' ? width(bands.load) : `${width(bands[quantity].PS6100XV)} PS6100XV, ${width(bands[quantity].others)} the others`}; as one class ${width(conformal(leftOut.alone[quantity]))}`,
    )
    console.info(`  by group, left out alone and together:${byGroup(leftOut, quantity)}`)
    console.info('  the five worst left-out tests:')
    const inSample = missesInSample(quantity, coefficients)
    const worst = leftOut.alone[quantity]
      .map((miss, at) => ({ miss, at }))
      .sort((a, b) => Math.abs(b.miss) - Math.abs(a.miss))
      .slice(0, 5)
    for (const { miss, at } of worst) {
      const test = distinctEqualLogicTests[at]!
      console.info(
        `    ${signed(miss)} left out, ${signed(inSample[at]!)} in sample, ${plans[quantity].published(test)} published: ${nameOf(test)}`,
      )
    }
    console.info(
      `  coefficients: ${Object.entries(coefficients[quantity])
        .map(([name, value]) => `${name} ${Number(value.toPrecision(4))}`)
        .join(', ')}`,
    )
  }
  const moved = fittedQuantities.flatMap((quantity) =>
    Object.entries(coefficients[quantity]).filter(
      ([name, value]) =>
        Math.abs(value / (stored.coefficients[quantity] as Record<string, number>)[name]! - 1) >
        1e-6,
    ),
  )
  console.info(
    moved.length === 0
      ? '\nThe stored coefficients are these.'
      : '\nThe stored coefficients differ: run `npm run calibrate`.',
  )
}

/** Takes minutes: every fold chooses the constants anew and fits for each choice. */
function reportReChosen(): void {
  console.info('Left out, with the constants chosen again in every fold. Mean absolute errors.')
  for (const quantity of fittedQuantities)
    console.info(`  ${names[quantity]}: ${percent(meanMiss(missesReChosen(quantity)))}`)
}

function byGroup({ alone, withGroup }: LeftOutErrors, quantity: FittedQuantity): string {
  return [...new Set(distinctEqualLogicTests.map(leaveOutGroupKey))]
    .map((group) => {
      const of = (misses: readonly number[]) =>
        percent(
          meanMiss(
            misses.filter((_, at) => leaveOutGroupKey(distinctEqualLogicTests[at]!) === group),
          ),
        )
      return `\n    ${of(alone[quantity])} ${of(withGroup[quantity])}  ${group}`
    })
    .join('')
}

/** The half-width of a band as a share, upwards. */
function width(logarithm: number): string {
  return `±${percent(Math.expm1(logarithm))}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`.padStart(8)
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`.padStart(8)
}

function nameOf(test: EqualLogicTest): string {
  return `Table ${test.table}, ${test.model} ${test.raid}, ${test.users} users at ${test.iopsPerMailbox}, ${test.databases} databases of ${test.mailboxMb} MB mailboxes, ${test.dagNodes} node(s), ${test.units} array(s)`
}

import { isGaugeFarFromFull, wordByGaugeState } from '../../app/answer/gauge-states.ts'
import type { Gauge } from '../../app/answer/plan-answer.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { storageKinds } from '../../engine/designs/index.ts'
import type { ComparedResultKey } from '../../engine/figures/index.ts'
import { asShown } from '../../engine/index.ts'
import { advisedProcessorUseLimit } from '../../engine/methods/roles/index.ts'
import { planResultFigures } from '../../engine/variants/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { ComparedColumn, ComparisonRow } from './compared-plans.ts'

type GaugeRows = {
  readonly rows: readonly ComparisonRow[]
  /** Keys of result figures that the gauge rows already show for every compared plan. */
  readonly told: ReadonlySet<string>
}

/** One row per requirement, with its used share, its state and the figures behind that share. */
export function gaugeRows(compared: readonly ComparedColumn[], format: Format): GaugeRows {
  const all = compared.map(({ answer, design }) => (answer && design ? answer.gauges : []))
  const codes = [...new Set(all.flat().map(({ code }) => code))]
    // Survived failures have their own group of rows.
    .filter((code) => code !== 'failures')
  const rows = codes.map((code): ComparisonRow => {
    const gauges = all.map((of) => of.find((gauge) => gauge.code === code))
    const said = gauges.map((gauge, at) => gauge && behindWords(gauge, compared[at], format))
    return {
      key: `gauge ${code}`,
      label: requirementNouns[code],
      cells: gauges.map(
        (gauge, at): DataCell => (gauge ? cellOf(gauge, said[at] ?? '') : { hint: '–' }),
      ),
      differs: new Set(gauges.map((gauge, at) => `${headOf(gauge, format)} ${said[at]}`)).size > 1,
    }
  })
  return { rows, told: toldBy(all) }
}

function headOf(gauge: Gauge | undefined, format: Format): string {
  const shown = gauge?.count ?? gauge?.used
  return shown ? format.text(shown) : (gauge?.word ?? '–')
}

function cellOf(gauge: Gauge, behind: string): DataCell {
  const { used, word, count, state } = gauge
  const isBinding = !isGaugeFarFromFull(gauge)
  const mark = isBinding ? wordByGaugeState[state] : 'fullest'
  const said = mark && ` ${mark}`
  const look = state === 'fails' ? 'bad' : isBinding ? 'caution' : undefined
  return [
    count ?? used ?? word,
    said && {
      drawn: <em className={look}>{said}</em>,
      text: said,
    },
    { note: behind },
  ].filter((part) => part !== null)
}

/** Figures behind the used share of a requirement; for processors the busy cores of all cores. */
function behindWords(gauge: Gauge, of: ComparedColumn | undefined, format: Format): string {
  const { label, code, compared } = gauge
  // The label of a gauge goes on with the server group if the groups of servers differ.
  const where =
    label === requirementNouns[code] ? '' : label.slice(requirementNouns[code].length + 2)
  // The advised limit is dropped unless the gauge warns that it is exceeded.
  const [needed = compared] = gauge.state === 'warns' ? [] : compared.split('; at most ')
  const told = code === 'processors' && where === '' ? (coresWords(of, format) ?? compared) : needed
  const based = withBasis(told.replace(/^in the worst case: /, ''), code, of?.design ?? null)
  return where === '' ? based : `${where}: ${based}`
}

/** Adds "per server" (RAID) or "per drive" (JBOD) to figures: `866 of 920 IOPS per server`. */
function withBasis(told: string, code: Gauge['code'], design: ComparedColumn['design']): string {
  const isOfDrives = code === 'space' || code === 'restoreSpace' || code === 'driveIops'
  const serverDrives = design && storageKinds[design.kind].serverDrives
  if (!isOfDrives || (serverDrives !== 'single' && serverDrives !== 'in RAID')) return told
  const basis = serverDrives === 'in RAID' && code !== 'restoreSpace' ? 'per server' : 'per drive'
  const [figures = '', ...beside] = told.split('; ')
  if (figures.endsWith(basis)) return told
  return [`${figures} ${basis}`, ...beside].join('; ')
}

function coresWords(of: ComparedColumn | undefined, format: Format): string | null {
  if (!of?.result.ok) return null
  const { cores, coresOfServer } = planResultFigures(of.plan, of.result.sizing)
  if (!cores || !coresOfServer) return null
  return `${format.number(asShown(cores), 1)} of ${format.text(coresOfServer)} busy; limit ${format.text(advisedProcessorUseLimit)}`
}

const same: Partial<Record<Gauge['code'], readonly ComparedResultKey[]>> = {
  processors: ['processors', 'cores', 'coresOfServer'],
  memory: ['memory'],
  dbRead: ['dbRead'],
  dbWrite: ['dbWrite'],
  logWrite: ['logWrite'],
}

function toldBy(all: readonly (readonly Gauge[])[]): ReadonlySet<string> {
  const gauged = all.filter((gauges) => gauges.length > 0)
  const codes = gauged.flat().map(({ code }) => code)
  const told = codes
    .filter((code) => gauged.every((gauges) => gauges.some((one) => one.code === code)))
    .flatMap((code): readonly string[] => same[code] ?? [])
  // The result row of the largest share repeats the gauge marked as fullest.
  return new Set(codes.length > 0 ? ['used', ...told] : [])
}

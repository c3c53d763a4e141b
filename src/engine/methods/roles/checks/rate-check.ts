import { type Sentence, sentenceTag } from '../../../core/check.ts'
import { formula } from '../../../core/formula.ts'
import { ownRule, publicFigure } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { parseProcessor } from '../../../hardware/published-processor.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { unusedReasonFunctionOf } from '../../../plan/unused-reasons.ts'
import { defaultsOfVersion } from '../../../plan/with-version.ts'
import {
  points2006Per2017,
  points2017Per2026,
  rateAnswerKeys,
  serverRateIn2017Points,
} from '../processors/server-processors.ts'
import { warningCheck } from './checked-roles.ts'

/** SPECrate2017_int_base per core: median of all processors by the year of their first results. */
const ofYears: Readonly<Record<number, number>> = {
  ...{ 2016: 4.73, 2017: 4.92, 2018: 6.8, 2019: 6.13, 2020: 7.9 },
  ...{ 2021: 7.42, 2022: 10.24, 2023: 8.98, 2024: 11.18, 2025: 11.77 },
}

const source = publicFigure(
  'published',
  `Medians of a core by the year of its first results: ${Object.entries(ofYears)
    .map(([year, core]) => `${year} ${core}`)
    .join(', ')}.`,
  { publication: 'spec', place: 'SPECrate2017_int_base' },
)

/** Factors of the lowest and highest published rate, beyond which an entered one is questioned. */
const [farBelow, farAbove] = [0.4, 2]

export const rateOfCore = formula({
  label: 'SPECrate 2017 of a core',
  unit: '×',
  shownAs: 'measured',
  takes: { rate: '×', cores: 'cores' },
  text: 'rate ÷ cores',
  source: ownRule('A rate is compared with what is published by what it leaves for each core.'),
})

export const rate2017From2006 = formula({
  label: 'SPECrate 2017 per server',
  unit: '×',
  takes: { rate: '×', each: '×' },
  text: 'rate ÷ each',
  source: ownRule('The conversion to SPECint_rate2006, the other way.'),
})

type Suite = Plan['hostRateBy']
type Readings = Readonly<Record<'by2006' | 'by2017' | 'by2026', Worked<'×'>>>

/** Entered rate as SPECrate 2017 per core, if it were from each SPEC suite. */
function readingsOf(rate: Worked<'×'>, cores: Worked<'cores'>): Readings {
  return {
    by2006: rateOfCore({ rate: rate2017From2006({ rate, each: points2006Per2017 }), cores }),
    by2017: rateOfCore({ rate, cores }),
    by2026: rateOfCore({ rate: serverRateIn2017Points({ rate, each: points2017Per2026 }), cores }),
  }
}

const keyOf = {
  'SPECrate 2006': 'by2006',
  'SPECrate 2017': 'by2017',
  'SPECrate 2026': 'by2026',
} as const satisfies Record<Suite, keyof Readings>

type Typed = {
  readonly rate: Worked<'×'> | null
  readonly cores: Worked<'cores'> | null
}

/** Entered processor rates that have an effect, and their SPEC suite; null for megacycles. */
function typedRates(
  plan: Plan,
): { readonly suite: Suite; readonly typed: readonly Typed[] } | null {
  const { processorBy } = plan
  if (processorBy === 'megacycles') return null
  if (processorBy === 'virtual machine')
    return {
      suite: plan.hostRateBy,
      typed: [{ rate: answer(plan, 'hostRate'), cores: answer(plan, 'hostCores') }],
    }
  const counts = (key: 'secondSpecRate' | 'laggedSpecRate') =>
    !unusedReasonFunctionOf(key)?.(plan, 0)
  const cores = answer(plan, 'cores')
  return {
    suite: processorBy,
    typed: [
      { rate: answer(plan, rateAnswerKeys[processorBy]), cores },
      ...(counts('secondSpecRate')
        ? [{ rate: answer(plan, 'secondSpecRate'), cores: answer(plan, 'secondCores') ?? cores }]
        : []),
      ...(counts('laggedSpecRate')
        ? [{ rate: answer(plan, 'laggedSpecRate'), cores: answer(plan, 'laggedCores') ?? cores }]
        : []),
    ],
  }
}

type Published = Readonly<Record<'least' | 'most', Worked<'×'>>>

/** Published SPECrate 2017 per core, lowest and highest: of the chosen processor, of all years. */
function publishedOfCore(plan: Plan): readonly Published[] {
  const { processor } = plan
  // The default processor says nothing about a rate that was entered.
  const named = processor === defaultsOfVersion(plan).processor ? null : parseProcessor(processor)
  const [years, cores] = [Object.keys(ofYears), Object.values(ofYears)]
  const of = (label: string, value: number) => citedFigure(label, value, '×', source)
  const ofAll: Published = {
    least: of(`SPECrate 2017 of a core in ${years[0]}`, Math.min(...cores)),
    most: of(`SPECrate 2017 of a core in ${years.at(-1)}`, Math.max(...cores)),
  }
  if (!named) return [ofAll]
  const each = rateOfCore({
    rate: of(`SPECrate 2017 of ${named.name}`, named.median),
    cores: assumedFigure('Cores per server', named.cores, 'cores', 'As it was published.'),
  })
  return [{ least: each, most: each }, ofAll]
}

/** Entered rates far from what is published for as many cores, as read by each SPEC suite. */
function unlikely(
  plan: Plan,
): readonly (Readings & Published & { rate: Worked<'×'>; cores: Worked<'cores'> })[] {
  const given = typedRates(plan)
  const all = publishedOfCore(plan)
  return (given?.typed ?? []).flatMap(({ rate, cores }) => {
    if (!given || !rate || !cores) return []
    const readings = readingsOf(rate, cores)
    const core = readings[keyOf[given.suite]].value
    const against = all.find(
      ({ least, most }) => core <= farBelow * least.value || core >= farAbove * most.value,
    )
    return against ? [{ ...readings, ...against, rate, cores }] : []
  })
}

type Unlikely = ReturnType<typeof unlikely>[number]

function question({ processor }: Plan, found: Unlikely): Sentence {
  const { rate, cores, by2006, by2017, by2026, least, most } = found
  const isNamed = least === most
  const whose = isNamed
    ? `the cores of ${parseProcessor(processor)?.name}`
    : 'cores of 2016 to 2025'
  return [
    ...sentenceTag`Which suite is ${rate} for ${cores} from? Per core that is ${by2006} in SPECrate 2017 if from SPECint_rate2006, ${by2017} if from SPECrate 2017, ${by2026} if from SPECrate 2026. Published: `,
    ...(isNamed ? sentenceTag`${least}` : sentenceTag`${least} to ${most}`),
    ` for ${whose}.`,
  ]
}

/** Sentences that ask for the suite of an unlikely rate; empty if all rates are likely. */
export function unlikelyRateQuestionsForPlan(plan: Plan): readonly Sentence[] {
  return unlikely(plan).map((one) => question(plan, one))
}

export const unlikelyRateCheck = warningCheck(
  [
    ...(['processorBy', 'hostRateBy', 'cores', 'hostCores', 'hostRate', 'secondCores'] as const),
    ...(['specRate', 'specRate2017', 'specRate2026', 'secondSpecRate', 'laggedSpecRate'] as const),
  ],
  {
    code: 'rate-of-other-suite',
    when: ({ plan }) => unlikely(plan),
    title: 'A rate that is unlikely for its cores',
    finding: (found) => question(found.plan, found),
    fix: 'Choose the suite that the result is from, or correct the rate or the cores.',
    answer: ({ plan }) => (plan.processorBy === 'virtual machine' ? 'hostRateBy' : 'processorBy'),
    source,
  },
)

import { answerPlan } from '../app/answer/answer-plan.ts'
import { LevelMark } from '../app/answer/level-mark.tsx'
import type { PlanAnswer } from '../app/answer/plan-answer.ts'
import { simulateFailure } from '../app/failures/simulated-failure.ts'
import { resultsOf } from '../app/store/results.ts'
import { encodePlan } from '../codec/index.ts'
import { lossOutcome, nothingLost } from '../engine/failures/index.ts'
import { latestVersionId, type Plan, workbookDefaults } from '../engine/index.ts'
import { dagsOf } from '../engine/methods/index.ts'
import { DesignSvg } from '../features/picture/design-svg.tsx'
import type { DrawnDesign } from '../features/picture/drawn-design.ts'
import { drawnDesignOfPlan } from '../features/picture/drawn-plan.ts'
import { wholeDesignPage } from '../features/picture/picture-layout.ts'
import type { ChartSize } from '../ui/chart-frame.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'

/** Widths at which the picture is drawn, in pixels; CSS shows one of them. */
const drawings = [
  { id: 'wide', width: 1160 },
  { id: 'middle', width: 740 },
  { id: 'narrow', width: 350 },
] as const

const style: ChartSize['style'] = { width: '100%', height: 'auto' }

/** Picture of a real result, with its figures in a sentence, computed at build time. */
export function HomePageExample() {
  const format = useFormat()
  const { design, answer } = found(format)
  const [carried = '', ...others] = answer.sentences
  return (
    <figure className="shown">
      <p className="hint">
        An example: {carried}{' '}
        <a href={`#/plan?p=${encodePlan(homePageExamplePlan()).code}`}>Open it as a plan</a>
      </p>
      <p className="shown-answer above-1 below-2">
        <LevelMark {...answer} /> <strong className="large">{answer.headline}</strong>
      </p>
      {drawings.map(({ id, width }) => (
        <div key={id} className={id}>
          <DesignSvg
            page={wholeDesignPage(design, width, format)}
            style={style}
            id={`shown-${id}`}
          />
        </div>
      ))}
      <figcaption className="measure small-print above-3">
        {others.join(' ')} {bindingWords(answer, format)}
      </figcaption>
    </figure>
  )
}

/** The gauge nearest to its limit, and how near; empty if none is used. */
function bindingWords({ gauges }: PlanAnswer, format: Format): string {
  const binding = gauges.find(({ state }) => state === 'binds')
  return binding?.used
    ? `Nearest to its limit: ${binding.label}, at ${format.text(binding.used)}.`
    : ''
}

function found(format: Format): { readonly design: DrawnDesign; readonly answer: PlanAnswer } {
  const plan = homePageExamplePlan()
  const results = resultsOf(plan)
  const dags = results && dagsOf(plan, results.sizing)
  if (!dags) throw new Error('The plan shown has results, and a DAG')
  const answer = answerPlan(plan, results, format)
  const failure = { ...simulateFailure(dags, nothingLost), whole: lossOutcome(dags, nothingLost) }
  const design = drawnDesignOfPlan(plan, results, format, failure)
  if (!design || !answer.isProposed) throw new Error('The plan shown has a design that holds')
  return { design, answer }
}

/**
 * The plan whose result the first page shows: the method's third worked example, two sites with
 * users in both and one DAG, on today's version and with 12,000 mailboxes, so that it survives the
 * loss of a site and keeps its reserve.
 */
export function homePageExamplePlan(): Plan {
  const start = workbookDefaults(latestVersionId)
  const [tier] = start.tiers
  return {
    ...start,
    tiers: [{ ...tier, mailboxes: 12_000, messages: 150, quota: 4096 }],
    sites: 2,
    siteModel: 'AA1',
    activeServers: 5,
    copies: 4,
    secondSiteCopies: 2,
    survive: 'site',
    cores: 24,
    specRate: 1200,
    secondCores: 24,
    secondSpecRate: 1200,
    databaseDrive: 6000,
    logDrive: 6000,
    restoreDrive: 6000,
    autoReseedVolumes: 2,
    restoreVolume: false,
    safetyNetDays: 2,
    replayLagManager: false,
    rpoHours: 1,
    linkLatency: 20,
    logHours: '1 1 1 1 1 2 3 5 8 10 9 8 6 7 8 8 7 5 3 2 1 1 1 1',
  }
}

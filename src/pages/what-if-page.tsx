import { useMemo, useState } from 'react'
import { planVerdict } from '../app/answer/level-remark.ts'
import { DesignChoice } from '../app/design-choice.tsx'
import { ExampleNote } from '../app/example-note.tsx'
import { PublicMarksProvider } from '../app/public-marks.tsx'
import { pages } from '../app/routes/pages.ts'
import { StaleNote } from '../app/stale-note.tsx'
import { designsOf } from '../app/store/recommendation.ts'
import type { LiveResults } from '../app/store/use-project.ts'
import { arraysTitle, designTitle } from '../app/words/design-title.ts'
import { serverDrivesNameAndParts } from '../app/words/server-words.ts'
import { useJob } from '../app/work/use-work.ts'
import type { Design } from '../engine/designs/index.ts'
import { isVirtual } from '../engine/index.ts'
import { explorationOf, type SensitivityRules } from '../engine/methods/index.ts'
import { GrowthSection } from '../features/growth/design-growth.tsx'
import { AnswerMover } from '../features/what-if/answer-mover.tsx'
import { SensitivitySection } from '../features/what-if/sensitivity.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import { PageMarksLegend } from '../ui/marks-legend.tsx'
import { ChangedAnswerResult } from './changed-answer-result.tsx'

/** Effects of changing one answer, how far each answer may move, and how long a design lasts. */
export function WhatIfPage({ live }: { live: LiveResults }) {
  return (
    <article className="plan what-if">
      <h1 tabIndex={-1}>{pages['what-if'].title}</h1>
      <p className="why">
        Drag one answer, or type another value, and see what it changes. Then: how far each may
        move, and how long a design lasts.
      </p>
      <ExampleNote />
      {live.stale && <StaleNote />}
      <PublicMarksProvider {...live}>
        <WhatIf live={live} />
        <PageMarksLegend />
      </PublicMarksProvider>
    </article>
  )
}

const nothingToFollow = {
  'this design':
    'This plan considers no arrays, so there is no design to follow. Tested building blocks are counted for the plan as it is; they are not followed here.',
  'these servers': 'This plan considers no storage, so there are no servers to follow.',
} as const satisfies Record<SensitivityRules['judges'], string>

function WhatIf({ live }: { readonly live: LiveResults }) {
  const { plan, results } = live
  const format = useFormat()
  const { designs: all, proposed } = designsOf(plan, results)
  // The designs of a virtual machine differ in drives, which are those of the host.
  const designs = all
    .filter(isFollowed)
    .filter(({ id, arrays }) => !isVirtual(plan) || arrays !== null || id === proposed?.id)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen =
    designs.find(({ id }) => id === picked) ??
    designs.find(({ id }) => id === proposed?.id) ??
    designs[0]
  const design = chosen?.id ?? null
  const order = useMemo(
    () => (design === null ? null : ({ job: 'sensitivity', plan, design } as const)),
    [plan, design],
  )
  const { result, failure, progress } = useJob(order)
  return (
    <>
      <AnswerMover live={live} margins={result} verdict={chosen?.verdict ?? 'does not fit'}>
        {(turned) => <ChangedAnswerResult live={live} design={chosen ?? null} {...turned} />}
      </AnswerMover>
      {chosen ? (
        <>
          <SensitivitySection
            plan={plan}
            verdict={chosen.verdict}
            planVerdict={planVerdict(plan, results.sizing, chosen, format)}
            answers={result}
            {...{ failure, progress }}
          >
            {!(isVirtual(plan) && designs.length === 1) && (
              <DesignChoice
                id="what-if-design"
                designs={designs.map((one) => ({ id: one.id, title: titleOf(one, format) }))}
                chosen={chosen.id}
                onPick={setPicked}
              />
            )}
          </SensitivitySection>
          <GrowthSection live={live} design={chosen} />
        </>
      ) : (
        <p>{nothingToFollow[explorationOf(plan).turning.judges]}</p>
      )}
    </>
  )
}

type Followed = Exclude<Design, { readonly kind: 'tested blocks' }>

/** False for tested blocks, which are counted for the plan as it is. */
function isFollowed(design: Design): design is Followed {
  return design.kind !== 'tested blocks'
}

function titleOf(design: Followed, format: Format): string {
  if (design.kind === 'arrays') return arraysTitle(design.candidate, format)
  if (design.boxes) return designTitle(design, format)
  const { name, parts } = serverDrivesNameAndParts(design, format)
  return `${name} ${parts}`
}

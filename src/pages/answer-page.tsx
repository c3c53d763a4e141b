import { useDeferredValue } from 'react'
import { ContradictionPage } from '../app/frame/contradiction-page.tsx'
import { type AnswerViewId, answerViewIds, answerViewTitles, pages } from '../app/routes/pages.ts'
import { fetchPartWithSizing } from '../app/store/begin-sizing.ts'
import { setPlanNamesAndCurrency } from '../app/store/project.ts'
import { useCanSizePlans, useProject, useResults } from '../app/store/use-project.ts'
import { titleLabels } from '../app/words/plan-titles.ts'
import { NameBox } from '../features/fields/name-box.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useMedia } from '../ui/use-media.ts'
import { DesignRequestForm, phoneWidth } from './request-form.tsx'

const PlanActions = lazyPart(
  async () => (await import('./plan-actions.tsx')).PlanActions,
  'The actions of this page',
  <div className="plan-actions row gap-3 centered above-4" />,
)

const FirstVerdict = lazyPart(async () => {
  const First = await fetchPartWithSizing(
    import('./answer-content.tsx').then(({ VerdictBeforeFields }) => VerdictBeforeFields),
  )
  return () => {
    const live = useDeferredValue(useResults())
    return live && <First live={live} />
  }
}, 'The answer')

type ContentProps = { readonly place: string | null; readonly isVerdictFirst: boolean }

const Content = lazyPart(async () => {
  const { AnswerContent } = await fetchPartWithSizing(import('./answer-content.tsx'))
  return (props: ContentProps) => {
    const live = useDeferredValue(useResults())
    return live && <AnswerContent live={live} {...props} />
  }
}, 'The answer')

/** The wizard’s answer: the fields of the need at once, and what fits once it has been fetched. */
export function AnswerPage() {
  const place = useProject((now) => now.focus)
  const open = useProject((now) => now.part)
  const live = useResults()
  const isSizing = useCanSizePlans()
  // On a phone, whose fields fill a screen, the verdict comes first.
  const isVerdictFirst = useMedia(phoneWidth)
  if (isSizing && !live) return <ContradictionPage title={pages.plan.title} />
  const part = place === null ? null : (answerViewIds.find((id) => id === place) ?? open)
  return (
    <article className="plan headed">
      <PlanHead part={part} />
      <PlanActions />
      {part === null && isVerdictFirst && (
        <div className="first-verdict">
          <FirstVerdict />
        </div>
      )}
      {part === null && <DesignRequestForm />}
      <Content place={place} isVerdictFirst={isVerdictFirst} />
    </article>
  )
}

function PlanHead({ part }: { readonly part: AnswerViewId | null }) {
  const name = useProject((now) => now.plan.name)
  return (
    <header className="plan-head">
      <h1 className="large" tabIndex={-1}>
        {part ? answerViewTitles[part] : pages.plan.title}
      </h1>
      <p className="plan-name filling flush">
        <label htmlFor="plan-name" className="sr">
          {titleLabels.name}
        </label>
        <NameBox
          id="plan-name"
          label={titleLabels.name}
          placeholder="Unnamed plan"
          name={name}
          onName={(typed) => setPlanNamesAndCurrency({ name: typed })}
        />
      </p>
    </header>
  )
}

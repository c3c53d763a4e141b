import { Fragment } from 'react'
import { availabilityOf, type Plan } from '../engine/index.ts'
import { PageLink } from './frame/page-link.tsx'
import { alphabeticalGlossaryTerms } from './glossary.ts'

/** An answer or plan section, by its key or id, whose glossary terms are linked. */
type Glossed = {
  readonly of: string
  readonly isOf: 'answers' | 'sections'
  /** Plan of the section; without a DAG, terms of DAGs are omitted. */
  readonly plan?: Plan
}

/** Links to the glossary terms of an answer or section; nothing if there are none. */
export function RelatedGlossaryLinks({ of, isOf, plan }: Glossed) {
  const hasDag = !plan || availabilityOf(plan) === 'dag'
  const found = alphabeticalGlossaryTerms.filter(
    (term) => term[isOf]?.includes(of) && (hasDag || !term.needsDag),
  )
  if (found.length === 0) return null
  return (
    <p className="hint on-screen-only">
      In the glossary:{' '}
      {found.map(({ id, word }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <PageLink page="glossary" at={id}>
            {word}
          </PageLink>
        </Fragment>
      ))}
    </p>
  )
}

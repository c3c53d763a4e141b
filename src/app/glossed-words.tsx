import { Fragment } from 'react'
import { kindOf, type Plan } from '../engine/index.ts'
import { PageLink } from './frame/page-link.tsx'
import { terms } from './glossary.ts'

/** An answer by its key, or a section of the plan by its id. */
type Glossed = {
  readonly of: string
  readonly isOf: 'answers' | 'sections'
  /** The plan of a section: without a DAG, words of DAGs are left out. */
  readonly plan?: Plan
}

/** The words that the glossary has of an answer or a section, each linked; nothing where it has none. */
export function GlossedWords({ of, isOf, plan }: Glossed) {
  const hasDag = !plan || kindOf(plan) === 'dag'
  const found = terms.filter((term) => term[isOf]?.includes(of) && (hasDag || !term.needsDag))
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

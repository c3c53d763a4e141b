import { fieldOf } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { visitPage } from '../store/address.ts'
import { sizeResultOf } from '../store/results.ts'
import { useProject } from '../store/use-project.ts'
import { problemWords } from '../words/problem-words.ts'

/** Page shown in place of results if answers of the plan contradict each other. */
export function ContradictionPage({ title }: { title: string }) {
  const format = useFormat()
  const result = sizeResultOf(useProject(({ plan }) => plan))
  return (
    <article className="plan">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="why">
        Answers of this plan contradict each other, so there are no results yet.
      </p>
      {!result.ok && (
        <ul className="error-summary stack bare-list">
          {result.problems.map((problem) => (
            <li key={problem.code}>
              <button
                type="button"
                className="link"
                onClick={() =>
                  visitPage(fieldOf(problem.answer).step, controlId(fieldOf(problem.answer), 0))
                }
              >
                {problemWords(problem, format)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

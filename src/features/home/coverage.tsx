import { listedWords } from '../../app/words/listed-words.ts'
import {
  erratumOfId,
  exchangeVersionIds,
  latestVersionId,
  paperErratumIds,
  roleVersionIds,
  shortVersionName,
  workbookErratumIds,
} from '../../engine/index.ts'
import { referenceSolutions } from '../../engine/methods/papers/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

export function CoverageSections() {
  const format = useFormat()
  const { number } = format
  const inPapers = paperErratumIds.filter((id) => erratumOfId(id).kind !== 'note').length
  return (
    <div className="covered">
      <section>
        <h2 className="body-size below-1">{`${shortVersionName(exchangeVersionIds[0] ?? latestVersionId)} to ${latestVersionId}`}</h2>
        <p className="small-print">
          2003 to 2010 by five published sizing papers; {listedWords(roleVersionIds, format)} by
          Microsoft’s calculator, with its errors corrected or as it is.
        </p>
      </section>
      <section>
        <h2 className="body-size below-1">Any storage</h2>
        <p className="small-print">
          The servers’ own drives with or without RAID, arrays of your own, and{' '}
          <a href="#/evidence/reference">{number(referenceSolutions.length)} published solutions</a>
          .
        </p>
      </section>
      <section>
        <h2 className="body-size below-1">Sources, and their errors</h2>
        <p className="small-print">
          <a href="#/evidence">Every figure beside what was measured</a>.{' '}
          <a href="#/errata">{number(inPapers)}&nbsp;contradictions</a> in the papers and{' '}
          <a href="#/errata/MS1">{number(workbookErratumIds.length)} errors</a> of the calculator,
          each with its effect.
        </p>
      </section>
      <section>
        <h2 className="body-size below-1">To hand over</h2>
        <p className="small-print">
          A link, a printed report, an order list, the files that deploy the plan, and its test with
          Jetstress.
        </p>
      </section>
    </div>
  )
}

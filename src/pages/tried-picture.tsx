import { FailureSwitches } from '../app/failing/failure-switches.tsx'
import { OutcomeWords } from '../app/failing/outcome-words.tsx'
import { TriedOutage } from '../app/failing/tried-outage.tsx'
import type { Results } from '../app/store/results.ts'
import type { Plan } from '../engine/index.ts'
import { DesignPicture } from '../features/picture/design-picture.tsx'

type TriedPictureProps = {
  readonly plan: Plan
  readonly results: Results
}

/** The design as it is drawn, and what fails it. */
export function TriedPicture({ plan, results }: TriedPictureProps) {
  return (
    <div className="answer-picture">
      <DesignPicture plan={plan} results={results} />
      <div className="try-failures row centered on-screen-only">
        <FailureSwitches isByPicture />
        <OutcomeWords />
      </div>
      <TriedOutage />
    </div>
  )
}

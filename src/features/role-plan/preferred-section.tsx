import { sectionOf } from '../../app/plan-section.tsx'
import { hasParts, inSentence, preferredArchitecture } from '../../engine/index.ts'
import { PreferredRules } from './preferred-rules.tsx'
import { TakePreferred } from './take-preferred.tsx'

/** What the plan keeps of the preferred architecture, and what it breaks. */
export const preferredSection = sectionOf(hasParts, {
  id: 'preferred',
  title: 'Preferred architecture',
  takeaway: (plan, sizing, format) => {
    const rules = preferredArchitecture(plan, sizing)
    const judged = rules.filter(({ verdict }) => verdict !== 'not asked')
    const kept = judged.filter(({ verdict }) => verdict === 'kept').length
    const [all, rest] = [judged.length, judged.length - kept].map((count) => format.number(count))
    const counted = `Of the ${all} rules of Microsoft’s preferred architecture, this plan`
    if (rest === '0') return `${counted} keeps all.`
    const broken = judged
      .filter(({ verdict }) => verdict === 'broken')
      .map(
        ({ title, instead }) =>
          `${inSentence(title)}${instead ? ` (here ${format.text(instead)})` : ''}`,
      )
    return `${counted} keeps ${format.number(kept)}. Not kept: ${broken.join('; ')}.`
  },
  Section: ({ plan, sizing }) => (
    <>
      <TakePreferred plan={plan} />
      <PreferredRules rules={preferredArchitecture(plan, sizing)} />
    </>
  ),
})

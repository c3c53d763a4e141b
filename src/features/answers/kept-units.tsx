import { lastAnswer } from '../../app/store/history.ts'
import { useProject } from '../../app/store/use-project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { type Field, fields, type Plan, shortVersionName, versionOf } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** After a change to a version that counts sizes in another unit: which numbers were kept, and are other sizes now. */
export function KeptUnits() {
  const plan = useProject((now) => now.plan)
  const before = useProject(planBefore)
  const format = useFormat()
  const { sizes } = versionOf(plan)
  if (!before || versionOf(before).sizes === sizes) return null
  const kept = fields.flatMap((field) => keptWords(field, before, plan, format))
  return (
    <p className="hint" role="status">
      In {shortVersionName(plan.exchange)} sizes are {sizes}: a GB is {megabytes[sizes]} MB.{' '}
      {kept.length > 0 &&
        `These numbers were kept, but their unit has changed: ${kept.join('; ')}.`}
    </p>
  )
}

const megabytes = { binary: '1,024', decimal: '1,000' } as const

type Now = Parameters<Parameters<typeof useProject>[0]>[0]

/** The plan before its version was last changed, if the session knows of that. */
function planBefore(now: Now): Plan | null {
  return lastAnswer(now, 'exchange')?.before.plan ?? null
}

/** A size that is the same number in another unit, of the first tier that has it. */
function keptWords(field: Field, before: Plan, plan: Plan, format: Format): readonly string[] {
  const [was, is] = [binaryField(field, before), binaryField(field, plan)]
  if (was === is || field.method !== undefined) return []
  const at = plan.tiers.findIndex((_tier, index) => {
    const value = field.read(plan, index)
    return value !== null && value === field.read(before, index)
  })
  if (at < 0) return []
  const words = (of: Field) => answerWords(of, field.read(plan, at), format)
  return [`${field.label} ${words(was)}, now ${words(is)}`]
}

import { lastAnswer } from '../../app/store/history.ts'
import { useProject } from '../../app/store/use-project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import {
  defaultsOf,
  type Field,
  fields,
  type Plan,
  shortVersionName,
  versionOf,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** After a change to a version that counts sizes in another unit: what the sizes that were given are now. */
export function KeptUnits() {
  const plan = useProject((now) => now.plan)
  const before = useProject(planBefore)
  const format = useFormat()
  const { sizes } = versionOf(plan)
  if (!before || versionOf(before).sizes === sizes) return null
  const given = fields.flatMap((field) => sizeWords(field, before, plan, format))
  return (
    <p className="hint" role="status">
      In {shortVersionName(plan.exchange)} sizes are {sizes}: a GB is {megabytes[sizes]} MB.{' '}
      {given.length > 0 && `Your sizes: ${given.join('; ')}.`}
    </p>
  )
}

const megabytes = { binary: '1,024', decimal: '1,000' } as const

type Now = Parameters<Parameters<typeof useProject>[0]>[0]

/** The plan before its version was last changed, if the session knows of that. */
function planBefore(now: Now): Plan | null {
  return lastAnswer(now, 'exchange')?.before.plan ?? null
}

/** A size that was given, before and after, of the first tier that has one. */
function sizeWords(field: Field, before: Plan, plan: Plan, format: Format): readonly string[] {
  const [was, is] = [binaryField(field, before), binaryField(field, plan)]
  if (was === is || field.method !== undefined) return []
  const usual = field.read(defaultsOf(before), 0)
  const at = plan.tiers.findIndex((_tier, index) => {
    const value = field.read(before, index)
    return value !== null && value !== usual
  })
  if (at < 0) return []
  const words = (of: Field, on: Plan) => answerWords(of, field.read(on, at), format)
  return [`${field.label} ${words(was, before)}, now ${words(is, plan)}`]
}

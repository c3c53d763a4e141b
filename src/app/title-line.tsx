import { cutName, type Plan } from '../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'

const sizesWords = { decimal: 'in GB', binary: 'in GiB' } as const

type TitleLineProps = {
  readonly plan: Plan
  /** Whether it names the plan too, where the title above it does not. */
  readonly isNamed?: boolean
}

/** Below the title of what is printed: for whom the plan is, whose it is, and of which day. */
export function TitleLine({ plan, isNamed = false }: TitleLineProps) {
  const format = useFormat()
  const { name, customer, author } = plan
  const entries = [
    ['Plan', isNamed && cutName(name)],
    ['Customer', cutName(customer)],
    ['Author', cutName(author)],
    ['Date', format.date(new Date())],
    [
      'Sizes',
      format.sizes !== 'computed' &&
        `${sizesWords[format.sizes]}, answers and workings as computed`,
    ],
  ] as const
  return (
    <dl className="row across-5 above-2 breaks">
      {entries.map(
        ([term, says]) =>
          says && (
            <div key={term} className="row gap-2">
              <dt className="quiet">{term}</dt>
              <dd className="ink">{says}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

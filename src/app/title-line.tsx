import { cutName, type Plan } from '../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'

const sizesWords = { decimal: 'in GB', binary: 'in GiB' } as const

type TitleLineProps = {
  readonly plan: Plan
  /** True to name the plan too, if the title above does not. */
  readonly isNamed?: boolean
}

/** Line below the title on paper: customer, author and date. */
export function DocumentDetailsLine({ plan, isNamed = false }: TitleLineProps) {
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

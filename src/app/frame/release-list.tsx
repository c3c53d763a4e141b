import type { Release } from '../../changelog/releases.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { affectedExchangeVersionsWords } from './update-words.ts'

export function ReleaseList({ releases }: { readonly releases: readonly Release[] }) {
  const format = useFormat()
  return (
    <dl>
      {releases.map(({ version, date, changes }) => (
        <div key={version}>
          <dt className="strong above-2">
            {version}{' '}
            <span className="beside light small-print">
              {format.date(new Date(`${date}T00:00`))}
            </span>
          </dt>
          {changes.map((change) => (
            <dd key={change.what}>
              {change.what} {affectedExchangeVersionsWords(change)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

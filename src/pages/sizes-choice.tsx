import { showSizes } from '../app/store/browser-choices.ts'
import { useProject } from '../app/store/use-project.ts'

const choices = { computed: 'as computed', decimal: 'in GB', binary: 'in GiB' } as const
const values = ['computed', 'decimal', 'binary'] as const

/** The unit of all sizes, wherever figures are shown. */
export function SizesChoice() {
  const sizes = useProject((now) => now.sizes)
  return (
    <section className="on-screen-only above-3" aria-label="What sizes are shown in">
      <label htmlFor="sizes">Show sizes</label>{' '}
      <select
        id="sizes"
        value={sizes}
        aria-describedby="sizes-note"
        onChange={({ target }) => showSizes(values[target.selectedIndex] ?? 'computed')}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {choices[value]}
          </option>
        ))}
      </select>
      <p id="sizes-note" role="status">
        {sizes !== 'computed' &&
          'A GB is 1,000 MB, a GiB 1,024 MiB. Answers, workings, documents and files stay as computed, drives and memory as they are sold.'}
      </p>
    </section>
  )
}

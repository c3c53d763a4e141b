export function heading(title: string, ...notes: readonly string[]): void {
  console.info(`\n${title}\n${'─'.repeat(title.length)}`)
  for (const note of notes) console.info(note)
}

/** A table whose first column is text and whose others are aligned to the right. */
export function table(rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map(({ length }) => length))
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  )
  for (const row of rows) {
    const cells = widths.map((width, at) =>
      at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width),
    )
    console.info(`  ${cells.join('   ').trimEnd()}`)
  }
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export function count(value: number): string {
  return whole.format(value)
}

export function ms(value: number): string {
  return `${whole.format(value)} ms`
}

export function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** How many times the other value, or a dash where there is nothing to divide by. */
export function times(value: number, other: number): string {
  return other > 0 ? `${(value / other).toFixed(2)}×` : '—'
}

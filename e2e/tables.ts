import type { Page } from '@playwright/test'

/**
 * Faults in the columns of shown tables, one sentence each: a column so narrow that its words break
 * or stand one per line, or one that a scroll frame cuts to a sliver.
 */
export function badColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const words = (one: Element | null) => one?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    const isForScreenReaders = (cell: Element) => {
      const { width, height } = (cell.closest('thead') ?? cell).getBoundingClientRect()
      return Math.min(width, height) < 2
    }
    const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    for (const table of document.querySelectorAll('table')) {
      if (!isSeen(table) || table.closest('.sr')) continue
      const name = words(table.caption).slice(0, 50) || words(table).slice(0, 50)
      for (const cell of table.querySelectorAll('th, td')) {
        const text = words(cell)
        if (
          text === '' ||
          !isSeen(cell) ||
          isForScreenReaders(cell) ||
          getComputedStyle(cell).display !== 'table-cell'
        )
          continue
        const range = document.createRange()
        range.selectNodeContents(cell)
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ bottom }) => bottom)
          .sort((one, other) => one - other)
        // Small letters have another bottom edge than others on their line.
        const lines = tops.filter((top, at) => at === 0 || top - (tops[at - 1] ?? 0) > 9).length
        const perLine = text.length / Math.max(1, lines)
        if (lines >= 4 && perLine < 4)
          wrong.push(`${name}: “${text.slice(0, 40)}” takes ${lines} lines`)
      }
      let frame: Element | null = table
      while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowX))
        frame = frame.parentElement
      if (
        !frame ||
        frame === document.documentElement ||
        frame.scrollWidth <= frame.clientWidth + 1
      )
        continue
      const right = frame.getBoundingClientRect().left + frame.clientWidth
      for (const cell of table.rows[table.tHead ? table.tHead.rows.length - 1 : 0]?.cells ?? []) {
        const box = cell.getBoundingClientRect()
        const seen = right - box.left
        if (seen > 1 && box.right > right + 1 && seen < Math.min(40, box.width * 0.5))
          wrong.push(
            `${name}: of “${words(cell).slice(0, 40)}” ${Math.round(seen)} px of ${Math.round(box.width)} are seen`,
          )
      }
    }
    return [...new Set(wrong)]
  })
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** The least of a column, in px, that shows that it is one. */
const leastSeen = 44

type TableFrameProps = { readonly name: string; readonly children: ReactNode }

/** Holds a table that may be wider than the page, which scrolls in it by whole columns or at least half ones. */
export function TableFrame({ name, children }: TableFrameProps) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() => {
      endBetweenColumns(current)
      markWhereItGoesOn(current)
    })
    for (const one of [current.parentElement, current.firstElementChild])
      if (one) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={frame}
      className="table-scroll"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a tab stop its columns cannot be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => markWhereItGoesOn(currentTarget)}
    >
      {children}
    </section>
  )
}

/** Ends the frame before a column of which else a sliver would be seen. */
function endBetweenColumns(frame: HTMLElement): void {
  frame.style.inlineSize = ''
  const room = frame.clientWidth
  if (frame.scrollWidth <= room + 1) return
  const start = frame.getBoundingClientRect().left - frame.scrollLeft
  const rows = [...frame.querySelectorAll('tr')].map(({ cells }) => [...cells])
  const columns = rows.reduce((most, row) => (row.length > most.length ? row : most), [])
  for (const column of columns) {
    const { left, width } = column.getBoundingClientRect()
    const [begins, seen] = [left - start, room - (left - start)]
    if (begins > 0 && seen > 0 && seen < Math.min(leastSeen, width))
      frame.style.inlineSize = `${begins}px`
  }
}

/** Marks a frame while more of what it holds follows to its right. */
export function markWhereItGoesOn(frame: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = frame
  frame.toggleAttribute('data-goes-on', scrollLeft + clientWidth < scrollWidth - 1)
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Least visible width, in px, of a cut-off column. */
const leastSeen = 44

type TableFrameProps = { readonly name: string; readonly children: ReactNode }

/** Scroll frame of a table that may be wider than the page; no column is cut off to a sliver. */
export function TableFrame({ name, children }: TableFrameProps) {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const observer = new ResizeObserver(() => {
      endBetweenColumns(current)
      markIfMoreFollows(current)
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
      onScroll={({ currentTarget }) => markIfMoreFollows(currentTarget)}
    >
      {children}
    </section>
  )
}

/** Narrows the frame to end before a column of which only a sliver would be visible. */
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

/** Sets `data-goes-on` while more content follows to the right. */
export function markIfMoreFollows(frame: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = frame
  frame.toggleAttribute('data-goes-on', scrollLeft + clientWidth < scrollWidth - 1)
}

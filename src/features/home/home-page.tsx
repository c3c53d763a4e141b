import { isAllExample } from '../../app/is-example.ts'
import type { PageId } from '../../app/pages.ts'
import { visit } from '../../app/store/address.ts'
import { project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { startOver } from '../../app/store/whole-projects.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { onPlainClick } from '../../ui/plain-click.ts'
import { OwnWay } from './own-way.tsx'
import { ShownPlace } from './shown-place.tsx'
import './home.css'

const RecentList = lazyPart(
  async () => (await import('./recent-list.tsx')).RecentList,
  'The recent projects',
)

/** The first visit: what the program is for, the ways in, a real result, and what is covered. */
export function HomePage() {
  const hasOwn = useProject((now) => !isAllExample(now))
  return (
    <article className="home">
      <h1 className="display" tabIndex={-1}>
        Size servers and storage for Exchange, and test every failure.
      </h1>
      <p className="home-lead">
        For messaging and storage architects: four steps from mailboxes to servers, drives and
        copies that hold. Every figure opens its working and its source; every server, pair of
        servers and site is failed on the real layout. Nothing leaves this browser.
      </p>
      <p className="ways">
        {hasOwn && <OwnWay />}
        <Way page="users" isFirst={!hasOwn}>
          Start with your numbers
        </Way>
        <Way page="plan" isFirst={false}>
          Open the worked example
        </Way>
      </p>
      {hasOwn && (
        <p className="hint">
          The other two start from the worked example. Your plan stays under Recent projects, and a
          notice leads back to it.
        </p>
      )}
      <ShownPlace />
      {hasOwn && <RecentList />}
    </article>
  )
}

type WayProps = {
  readonly page: PageId
  readonly isFirst: boolean
  readonly children: string
}

/** A way in that begins from the worked example, whose answers every new plan starts from. */
function Way({ page, isFirst, children }: WayProps) {
  const begin = () => {
    if (!isAllExample(project.getState())) startOver()
    visit(page)
  }
  return (
    <a className={isFirst ? 'way first' : 'way'} href={`#/${page}`} onClick={onPlainClick(begin)}>
      {children}
    </a>
  )
}

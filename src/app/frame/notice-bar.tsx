import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Notice } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'

/** Components of notices, once loaded. */
const parts: Partial<Parts> = {}

type Parts = {
  readonly NoticeText: typeof import('./notice-text.tsx').NoticeText
  readonly OpenedLink: typeof import('./opened-link-differences.tsx').OpenedLinkDifferences
}

/** Loads the components of notices, so that a notice shows at once. */
export async function fetchNoticeComponents(): Promise<void> {
  const [{ NoticeText }, { OpenedLinkDifferences }] = await Promise.all([
    import('./notice-text.tsx'),
    import('./opened-link-differences.tsx'),
  ])
  Object.assign(parts, { NoticeText, OpenedLink: OpenedLinkDifferences })
}

const LateText = lazyPart(
  async () => (await import('./notice-text.tsx')).NoticeText,
  'What happened to the plan',
)

const LateOpenedLink = lazyPart(
  async () => (await import('./opened-link-differences.tsx')).OpenedLinkDifferences,
  'What differs from your own plan',
)

/**
 * Says what happened to the whole plan, with the way back. The empty live region is always there,
 * because a screen reader misses text that appears together with its region.
 */
export function NoticeBar() {
  const notice = useProject((now) => now.notice)
  const { NoticeText = LateText, OpenedLink = LateOpenedLink } = parts
  return (
    <>
      <div className={notice ? noticeClass(notice) : undefined} role="status">
        {notice && <NoticeText notice={notice} />}
      </div>
      {notice?.done === 'opened' && (
        <section aria-label="Beside your own plan">
          <OpenedLink />
        </section>
      )}
    </>
  )
}

function noticeClass(notice: Notice): string {
  if (notice.done === 'refused') return 'notice wrong'
  if (notice.done === 'not opened') return 'notice wrong near'
  // Shown near the viewport, for a person far down a page.
  const near =
    notice.done === 'removed' ||
    notice.done === 'applied' ||
    notice.done === 'version changed' ||
    (notice.done === 'opened' && notice.from === 'file')
  return near ? 'notice near' : 'notice'
}

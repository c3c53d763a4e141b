import { PageLink } from '../../app/frame/page-link.tsx'

/** The first visit: what the program is for, what it covers, and the ways in. */
export function HomePage() {
  return (
    <article className="home">
      <h1 tabIndex={-1}>Size an Exchange organization, and see it fail before it does.</h1>
      <p>
        <PageLink page="users">Start with your numbers</PageLink>
      </p>
    </article>
  )
}

/** Titles of which none is like another: a second one of a name bears its place. */
export function toldApart(titles: readonly string[]): readonly string[] {
  return titles.map((title, at) =>
    titles.indexOf(title) === at ? title : `${title} (${(at + 1).toString()})`,
  )
}

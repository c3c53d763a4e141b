/** What a link leaves out to stay short, and where that travels. */
export function leftOutWords(count: number): string {
  const [arrays, they] =
    count === 1
      ? ['own array or kept test', 'It travels']
      : ['own arrays, kept tests and curves', 'They travel']
  return `The link leaves out your ${count} ${arrays}: it would be longer than mail programs take. ${they} in the plan file.`
}

/** That a link may not arrive whole, and what does. */
export function longLinkWords(most: string): string {
  return `This link is longer than ${most} characters, and some mail programs break it. The plan file is safer.`
}

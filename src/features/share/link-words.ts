/** The parts a link leaves out to stay short, and where that travels. */
export function leftOutWords(count: number): string {
  const [arrays, they] =
    count === 1
      ? ['own array or kept test', 'It travels']
      : ['own arrays and kept tests', 'They travel']
  return `The link leaves out your ${count} ${arrays}: it would be longer than mail programs take. ${they} in the plan file.`
}

/** That a link carries the open plan alone to stay short, and where the others travel. */
export function leftOutPlansWords(count: number): string {
  const [others, they] =
    count === 1 ? ['other variant', 'It travels'] : [`${count} other variants`, 'They travel']
  return `The link carries this plan alone: with your ${others} it would be longer than mail programs take. ${they} in the file of the project.`
}

/** That a link may not arrive whole, and what does. */
export function longLinkWords(most: string): string {
  return `This link is longer than ${most} characters, and some mail programs break it. The plan file is safer.`
}

export function linkWithoutListsWords(count: number): string {
  const [arrays, they] =
    count === 1
      ? ['own array or kept test', 'It travels']
      : ['own arrays and kept tests', 'They travel']
  return `The link leaves out your ${count} ${arrays}: it would be longer than mail programs take. ${they} in the plan file.`
}

export function linkWithoutVariantsWords(count: number): string {
  const [others, they] =
    count === 1 ? ['other variant', 'It travels'] : [`${count} other variants`, 'They travel']
  return `The link carries this plan alone: with your ${others} it would be longer than mail programs take. ${they} in the file of the project.`
}

/** Says that mail programs may break a long link; `most` is a formatted number of characters. */
export function longLinkWords(most: string): string {
  return `This link is longer than ${most} characters, and some mail programs break it. The plan file is safer.`
}

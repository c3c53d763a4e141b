/** A passage that only the full text of each license has. */
const saying: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge[\s\S]*without restriction/,
  ISC: /Permission to use, copy, modify, and\/or distribute this software/,
  'BSD-2-Clause': /Redistributions in binary form must reproduce/,
  'BSD-3-Clause': /Redistributions in binary form must reproduce/,
  'Apache-2.0': /Apache License\s+Version 2\.0/,
  'OFL-1.1': /SIL OPEN FONT LICENSE Version 1\.1/,
}

/** License and text of a package's notice; null if there is none. */
export function noticeOf(text: string, name: string): { licence: string; words: string } | null {
  const title = new RegExp(`^${name} \\d[\\w.-]* \\((.+)\\)\\n-+\\n`, 'm').exec(text)
  if (!title) return null
  const words = text.slice(title.index + title[0].length).split(/^\S+ \d[\w.-]* \(.+\)\n-+\n/m)[0]
  return { licence: title[1] ?? '', words: words ?? '' }
}

/** Packages without a notice, or without the full text of their license. */
export function faultsOfNotices(text: string, packages: Iterable<string>): readonly string[] {
  return [...packages].filter((name) => {
    const notice = noticeOf(text, name)
    const licences = notice?.licence.split(' AND ') ?? []
    // Of alternative licenses, one in full is enough.
    const isGiven = (licence: string) =>
      licence
        .replace(/^\((.+)\)$/, '$1')
        .split(' OR ')
        .some((one) => saying[one]?.test(notice?.words ?? ''))
    return licences.length === 0 || !licences.every(isGiven)
  })
}

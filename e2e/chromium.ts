import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { attempt, findOnPath, installOnDebian, isRoot } from './machine.ts'
import { hasPoppler, installPoppler, popplerMissing } from './poppler.ts'

/** The headless shell comes first: it draws the same pages with half the work. */
const onPath = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome-stable', 'google-chrome'],
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((key) => {
    const folder = process.env[key]
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : []
  }),
]

/** Path of a Chromium: `CHROMIUM_PATH`, Playwright's, or an installed one; undefined if none. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return existsSync(asked) ? asked : undefined
  const playwrights = chromium.executablePath()
  if (playwrights !== '' && existsSync(playwrights)) return playwrights
  return findOnPath(...onPath) ?? elsewhere.find((path) => existsSync(path))
}

/** Arguments for a quiet Chromium, sandboxed unless run as root, which Chromium does not allow. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** `test:e2e` runs this file first: it installs a missing browser and Poppler, or says how. */
function installChromium(): void {
  if (process.env.CHROMIUM_PATH) return
  attempt('npx', 'playwright', 'install', 'chromium')
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!findChromium()) installOnDebian(name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!findChromium()) installChromium()
  const found = findChromium()
  if (found) console.info(`Testing with ${found}`)
  else {
    console.error(
      process.env.CHROMIUM_PATH
        ? 'CHROMIUM_PATH names no file. Point it at a Chromium or Chrome, or unset it.'
        : 'No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.',
    )
    process.exitCode = 1
  }
  if (!hasPoppler()) installPoppler()
  if (!hasPoppler()) {
    console.error(popplerMissing)
    process.exitCode = 1
  }
}

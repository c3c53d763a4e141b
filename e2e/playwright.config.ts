import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium.ts'

const executablePath = findChromium()
// The first process to read this file bundles what journeys import from the program, and serves the
// build; its workers inherit both.
if (process.env.E2E_ADDRESS === undefined) {
  await bundleProgram()
  const { serve } = await import('./served.ts')
  process.env.E2E_ADDRESS = (await serve('/')).address
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  build: { external: ['**/dist-journeys/**'] },
  // One worker more than a small machine has cores, because a journey mostly waits.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Long: a slow machine is no fault of the program, and the benchmark measures speed.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_ADDRESS,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Every journey is a first visit: the browser would copy all files each time, and tests that
    // count requests would count these copies. The offline journeys allow service workers.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath && { executablePath }),
    },
  },
})

/** Bundles the module that `#program` in package.json stands for in journeys. */
async function bundleProgram(): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('program.ts', import.meta.url)),
      outDir: fileURLToPath(new URL('../dist-journeys', import.meta.url)),
      emptyOutDir: true,
      minify: false,
    },
  })
}

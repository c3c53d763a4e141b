import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './chromium.ts'

const executablePath = findChromium()
// The first process that reads this file finds a free port, and bundles what journeys take from the
// program; the workers it starts take the same.
if (process.env.E2E_PORT === undefined) {
  await bundleProgram()
  process.env.E2E_PORT = `${await findFreePort()}`
}
const port = process.env.E2E_PORT
const baseURL = `http://127.0.0.1:${port}/`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  build: { external: ['**/dist-journeys/**'] },
  // One more than the fewest cores: much of a journey is waiting for what comes later.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Long: a slow machine is no fault of the program, and the bench measures how fast that is.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // Every journey is of somebody new: the browser would make a copy of all files for each, and the
    // pages that count what is asked for would count that. The journeys without a network allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    url: baseURL,
    reuseExistingServer: false,
  },
})

/** Writes what `#program` of package.json stands for outside of tests and types. */
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

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system names no free port.'))
      })
    })
  })
}

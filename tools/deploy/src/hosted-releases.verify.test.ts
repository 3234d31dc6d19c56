import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { STAGED_CONFIG } from './hosting/stage-hosting.ts'
import { aRoot, deploying, writeIn } from './testing/deploying.ts'
import { startFakeHosting } from './testing/fake-hosting.ts'

/**
 * Versions of the shop, deployed one after the other as `npm run deploy` does it, under local Hosting. Whatever page a
 * visitor has, from whichever version, at whatever moment: its code must be there.
 */

/** What every version shares, and what only it has. */
const assetsOf = (version: number) => [
  'vendor-1.js',
  `shop-v${version}.js`,
  `style-v${version}.css`,
]

const pageOf = (version: number) =>
  assetsOf(version)
    .map((name) => `<script src="/assets/${name}"></script>`)
    .join('')

const startFunction = async () => {
  let version = 0
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(pageOf(version))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    port: () => (server.address() as AddressInfo).port,
    become: (next: number) => (version = next),
  }
}

const build = (root: string, version: number) => {
  rmSync(join(root, 'web/dist'), { recursive: true })
  writeIn(root, 'web/dist/shell.html', pageOf(version))
  writeIn(root, 'web/dist/404.html', 'nothing here')
  writeIn(root, 'functions/lib/index.js', `// ${version}`)
  for (const name of assetsOf(version)) writeIn(root, `web/dist/assets/${name}`, `// ${name}`)
}

const rehearse = async () => {
  const root = aRoot()
  const shop = await startFunction()
  const hosting = await startFakeHosting({ functionPort: shop.port })
  /** Pages that somebody still has open, since whatever step. */
  const open: string[] = []

  const visit = async (when: string) => {
    for (const path of ['/', '/checkout']) {
      const page = await fetch(hosting.url + path)
      expect([when, path, page.status]).toEqual([when, path, 200])
      open.push(await page.text())
    }
    const wanted = [...new Set(open)].flatMap((page) => [...page.matchAll(/src="([^"]+)"/g)])
    for (const [, url = ''] of wanted) {
      const asset = await fetch(`${hosting.url}${url}`)
      expect([when, url, asset.status]).toEqual([when, url, 200])
      expect(asset.headers.get('cache-control')).toContain('immutable')
    }
    const missing = await fetch(`${hosting.url}/assets/gone-1234.js`)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }

  const deployVersion = async (version: number, { visits = true } = {}) => {
    const steps: string[] = []
    const { error } = await deploying({
      root,
      hosting,
      whileRunning: async (what) => {
        steps.push(what)
        if (visits) await visit(`before ${what} of ${version}`)
        if (what === 'build') build(root, version)
        if (what === 'functions') shop.become(version)
        if (what === 'hosting') hosting.deploy(root, STAGED_CONFIG)
        if (visits) await visit(`after ${what} of ${version}`)
      },
    })
    expect(error).toBeUndefined()
    return steps
  }

  shop.become(1)
  await deployVersion(1, { visits: false })
  return { root, hosting, visit, deployVersion, open }
}

it('leaves no page without its code, forward and backward', async () => {
  const { deployVersion, visit } = await rehearse()
  await visit('at first')
  const steps = await deployVersion(2)
  expect(steps.indexOf('functions')).toBeLessThan(steps.indexOf('hosting'))
  await deployVersion(3)
  await deployVersion(2)
  await deployVersion(1)
  await deployVersion(3)
})

it('keeps what a version without a list of releases has hosted', async () => {
  const { root, hosting, deployVersion, open } = await rehearse()
  // As the version before this rehearsal deployed: firebase.json and web/dist as they are.
  build(root, 1)
  hosting.deploy(root, 'firebase.json')
  open.push(pageOf(1))
  await deployVersion(2, { visits: false })
  for (const name of [...assetsOf(1), ...assetsOf(2)])
    expect([name, (await fetch(`${hosting.url}/assets/${name}`)).status]).toEqual([name, 200])
})

it('lets go of assets in the end', async () => {
  const { hosting, deployVersion } = await rehearse()
  const statusOf = async (name: string) => (await fetch(`${hosting.url}/assets/${name}`)).status
  for (let version = 2; version <= 10; version++) await deployVersion(version, { visits: false })
  // Deployed again, a build is no release of its own.
  await deployVersion(10, { visits: false })
  expect(await statusOf('shop-v1.js')).toBe(200)
  await deployVersion(11, { visits: false })
  expect(await statusOf('shop-v1.js')).toBe(404)
  expect(await statusOf('shop-v2.js')).toBe(200)
  expect(await statusOf('vendor-1.js')).toBe(200)
})

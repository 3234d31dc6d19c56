import { request } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { createFixtureShop } from '#testing/fixture-shop.ts'
import { startStack } from './start-stack.ts'

/** Paths of the API with dots, slashes and letters in disguise: the function answers for them, not the shop's pages. */

const fixture = await createFixtureShop()
const stack = await startStack({
  ...fixture,
  port: 0,
  host: '127.0.0.1',
  seed: 'empty',
  log: () => {},
  loadSeed: () => Promise.resolve(),
})

afterAll(async () => {
  await stack.stop()
  await fixture.remove()
})

/** Sends the path as written: fetch would normalize it first. */
const typeAt = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    request({ host: '127.0.0.1', port: stack.port, path }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers['content-type']))
    })
      .on('error', reject)
      .end()
  })

it.each([
  '/api/products/..%2F',
  '/api/products/..%2f..%2f',
  '/api/..%2F',
  '/api/%2e%2e/',
  '/api/%2E%2E%2Fcollections/all',
  '/api/products/.%2e/',
  '/api/products/..',
  '/api/..;/products',
  '/api/products/..%5c',
  '/api/products/..\\',
  '/api\\products',
  '/api%2Fproducts',
  '/api%5Cproducts',
  '/api./products',
  '/api;x/products',
  '/api/products%00',
  '//api/products',
  '/api//products',
  '/api/',
  '/API/products',
  '/Api',
  '/images/..%2F',
  '/images/upload/v1/..%2f..%2f',
  '/Images/x',
  '//images/x',
])('is asked about %s, which is no page of the shop', async (path) => {
  expect(await typeAt(path)).toBe('application/json; charset=utf-8')
})

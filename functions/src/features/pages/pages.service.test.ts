import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { pagesService } from './pages.service.ts'

it('asks the database while the renderer is loaded, for the first page of an instance', async () => {
  const asked: string[] = []
  const ask = (what: string) => asked.push(what)
  const pages = pagesService({
    catalog: async () => {
      ask('catalog')
      return {
        version: '1',
        listedVersion: '1',
        collections: () => [],
        size: 0,
        products: () => [],
        isProduct: () => false,
        productOf: () => undefined,
        hasCollection: () => false,
      }
    },
    settings: async () => {
      ask('settings')
      return { ...DEFAULT_SETTINGS, version: 0 }
    },
    contentVersion: async () => ask('content pages'),
    web: () => {
      ask('renderer')
      return new Promise(() => undefined)
    },
    answer: () => Promise.reject(new Error('Nothing is rendered')),
    now: () => 0,
  })
  void pages.render({ pathname: '/', search: '', origin: 'https://shop.example' })
  expect(asked.toSorted()).toEqual(['catalog', 'content pages', 'renderer', 'settings'])
})

import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('comes from what Cloud Functions and functions/.env set', () => {
    const config = readConfig({
      GCLOUD_PROJECT: 'bartan',
      FIREBASE_CONFIG: '{"projectId":"bartan","storageBucket":"bartan.appspot.com"}',
      WEB_API_KEY: 'key',
      SITE_URL: 'https://shop.example',
    })
    expect(config).toMatchObject({
      projectId: 'bartan',
      bucket: 'bartan.appspot.com',
      webApiKey: 'key',
      siteUrl: 'https://shop.example',
      authEmulator: undefined,
      addressLimits: { perTenMinutes: 300, perDay: 200 },
      limitsOrders: true,
      appCheck: 'off',
      catalogMaxStaleMs: 5000,
    })
  })

  it('needs no key, and limits no address, on the local stack', () => {
    const environment = { GCLOUD_PROJECT: 'demo', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }
    expect(readConfig(environment)).toMatchObject({
      addressLimits: { perTenMinutes: 0, perDay: 0 },
      bucket: 'demo.firebasestorage.app',
      siteUrl: 'http://127.0.0.1:3000',
    })
    expect(readConfig({ ...environment, LIMIT_PER_ADDRESS: '7' }).addressLimits.perTenMinutes).toBe(
      7,
    )
  })

  it('lifts the limits of orders on the local stack alone', () => {
    const off = {
      GCLOUD_PROJECT: 'shop',
      WEB_API_KEY: 'key',
      SITE_URL: 'https://shop.example',
      SHOP_ORDER_LIMITS: 'off',
    }
    expect(readConfig(off).limitsOrders).toBe(true)
    const local = { ...off, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }
    expect(readConfig(local).limitsOrders).toBe(false)
    expect(readConfig({ ...local, SHOP_ORDER_LIMITS: undefined }).limitsOrders).toBe(true)
    expect(() => readConfig({ ...local, SHOP_ORDER_LIMITS: 'no' })).toThrow(/on or off/)
  })

  it('lets no deployed function take unsigned tokens', () => {
    const environment = { GCLOUD_PROJECT: 'p', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }
    expect(() => readConfig({ ...environment, K_SERVICE: 'api' })).toThrow(
      /FIREBASE_AUTH_EMULATOR_HOST must not be set/,
    )
    const emulated = { ...environment, K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }
    expect(readConfig(emulated).projectId).toBe('p')
  })

  it('has the address of a real shop from its settings alone, and encrypted', () => {
    const environment = { GCLOUD_PROJECT: 'p', WEB_API_KEY: 'key' }
    expect(() => readConfig(environment)).toThrow(/SITE_URL is missing/)
    for (const SITE_URL of ['http://shop.example', 'shop.example', 'https://shop.example/x'])
      expect(() => readConfig({ ...environment, SITE_URL })).toThrow(/SITE_URL must be/)
  })

  it('names every fault', () => {
    expect(() => readConfig({})).toThrow(/GCLOUD_PROJECT .*; WEB_API_KEY .*; SITE_URL /)
    expect(() => readConfig({ APP_CHECK: 'on' })).toThrow(/APP_CHECK must be off/)
    expect(() => readConfig({ LIMIT_PER_ADDRESS: 'many', FIREBASE_CONFIG: '{' })).toThrow(
      /FIREBASE_CONFIG must be JSON.*; LIMIT_PER_ADDRESS must be a whole number/,
    )
  })
})

import { afterAll } from 'vitest'
import { startedShops } from './started-shops.ts'

afterAll(async () => {
  await Promise.all([...startedShops].map((stop) => stop()))
  startedShops.clear()
})

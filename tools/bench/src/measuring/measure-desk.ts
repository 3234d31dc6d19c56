import type { StaffOrder } from '@bartan/contract/orders/schema'
import { callJson } from '../workload/call-json.ts'
import { adminToken } from '../workload/customers.ts'
import type { CallFigures, Site } from './measure-calls.ts'
import { measure } from './measure.ts'

const TIMES = 40
const PRINTS = 5
const LABELS = 40
const PAGE = 100
/** A valid but unissued GSTIN of Uttar Pradesh. */
const REGISTERED = {
  registration: 'regular',
  legalName: 'Bench Traders',
  gstin: '09AAACH7409R1ZZ',
  state: 'Uttar Pradesh',
}

type Bulk = { done: string[] }

/** Makes the shop a registered one, which must give a tax invoice with each parcel. */
const register = async (url: string, token: string): Promise<void> => {
  const settings = await callJson<{ legal: object }>(`${url}/api/admin/settings`, { token })
  const body = { ...settings, legal: { ...settings.legal, ...REGISTERED } }
  await callJson(`${url}/api/admin/settings`, { token, method: 'PUT', body })
}

/** Measures the admin's order pages among `orders` orders: one admin, one call at a time. */
export const measureDesk = async ({ stack, instance, url }: Site): Promise<CallFigures[]> => {
  const token = await adminToken(url)
  const get = <T>(path: string) => callJson<T>(`${url}/api/admin/orders${path}`, { token })
  const post = async (path: string, body: object): Promise<Response> => {
    const reply = await fetch(`${url}/api/admin/orders${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${reply.status} ${path}: ${await reply.text()}`)
    return reply
  }
  const timed = async (
    call: string,
    times: number,
    job: (index: number) => Promise<unknown>,
  ): Promise<CallFigures> => {
    const figures = await measure(stack, instance, async () => {
      const latencies: number[] = []
      for (let index = 0; index < times; index++) {
        const startedAt = performance.now()
        await job(index)
        latencies.push(performance.now() - startedAt)
      }
      return { latencies, failures: 0 }
    })
    return { call, connections: 1, ...figures }
  }

  /** An order gets its invoice when it is first shipped, and keeps it when packed again. */
  const shipTwice = async (): Promise<CallFigures[]> => {
    await register(url, token)
    const orders = await get<StaffOrder[]>(`${work}&limit=${TIMES}`)
    const setStatus = (status: string) => (index: number) =>
      callJson(`${url}/api/admin/orders/${orders[index]?._id}`, {
        token,
        method: 'PUT',
        body: { status },
      })
    return [
      await timed('shipped, with an invoice', TIMES, setStatus('Shipped')),
      await timed('taken back', TIMES, setStatus('Processing')),
      await timed('shipped again, without one', TIMES, setStatus('Shipped')),
    ]
  }

  const work = '?status=Processing&sort=oldest'
  const pages = [1, 2].map((page) => get<StaffOrder[]>(`${work}&limit=${PAGE}&page=${page}`))
  const ids = (await Promise.all(pages)).flat().map(({ _id }) => _id)
  const searches = ['Bench41', 'Siwan', '841226', '411']
  await timed('warm-up', TIMES, () => get('?limit=25'))
  return [
    await timed('page of 25 orders', TIMES, () => get('?limit=25')),
    await timed('page of 25 to work on', TIMES, () => get(`${work}&limit=25`)),
    await timed('search', TIMES, (index) =>
      get(`?limit=25&q=${searches[index % searches.length]}`),
    ),
    await timed('counts', TIMES, () => get('/counts')),
    await timed(`PDF of ${LABELS} labels`, PRINTS, async () => {
      const reply = await post('/print', { ids: ids.slice(0, LABELS), kind: 'labels' })
      await reply.arrayBuffer()
    }),
    await timed(`${ids.length} shipped in bulk`, 1, async () => {
      const reply = await post('/bulk', { ids, status: 'Shipped', courier: 'Delhivery' })
      const { done } = (await reply.json()) as Bulk
      if (done.length !== ids.length) throw new Error(`Only ${done.length} were shipped`)
    }),
    ...(await shipTwice()),
  ]
}

import { setTimeout as pause } from 'node:timers/promises'
import type { StepUnderWay } from '../step-under-way.ts'
import { callApp } from '../shop/call-app.ts'
import type { Answer, AppCall } from '../shop/call-app.ts'
import type { Instance } from '../shop/instance.ts'
import type { SimulatedShop } from '../shop/simulated-shop.ts'
import type { Person } from './people.ts'
import { strangersIn } from './people.ts'

/** How often a person tries again before giving up: longer than any pause or crash lasts. */
const TRIES = 60
const DUPLICATES = 0.12

export type Reply = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly list: Record<string, unknown>[]
}

/** What an instance answers; undefined if it dies before that. */
const answerOf = (instance: Instance, call: AppCall): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    instance.onDeath(() => resolve(undefined))
    void callApp(instance.app, call).then((answer) => instance.isAlive && resolve(answer))
  })

const isPassing = ({ status, headers }: Answer) =>
  status === 503 && headers.get('retry-after') !== undefined

const parsed = (text: string): unknown => (text === '' ? {} : JSON.parse(text))

const replyOf = ({ status, text }: Answer): Reply => {
  const body = parsed(text)
  return { status, body: body as Reply['body'], list: Array.isArray(body) ? body : [] }
}

/** A person at a device: calls until there is a final answer, now and then twice at once. */
export class Asking {
  readonly #shop: SimulatedShop
  readonly step: StepUnderWay
  readonly who: Person

  constructor(shop: SimulatedShop, step: StepUnderWay, who: Person) {
    this.#shop = shop
    this.step = step
    this.who = who
  }

  async get(path: string): Promise<Reply> {
    return this.#final({ method: 'GET', path })
  }

  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply> {
    const call = { method, path, body }
    if (!this.step.random.isIn(DUPLICATES)) return this.#final(call)
    const [reply] = await Promise.all([this.#final(call), this.#final(call)])
    return reply
  }

  async #final(call: Omit<AppCall, 'token'>): Promise<Reply> {
    const { random } = this.step
    for (let left = TRIES; left > 0; left--) {
      const instance = random.anyOf(this.#shop.alive)
      const answer = instance && (await answerOf(instance, { ...call, token: this.who.token }))
      this.#shop.calls++
      if (answer && !isPassing(answer)) {
        this.#judge(call, answer)
        return replyOf(answer)
      }
      await pause(500 + random.below(2500))
    }
    this.#shop.report(`${this.who.name}: no answer to ${call.method} ${call.path}`)
    return { status: 0, body: {}, list: [] }
  }

  #judge({ method, path }: AppCall, { status, text }: Answer): void {
    const { name } = this.who
    this.#shop.trace(`${name} ${method} ${path} ${status} ${text}`)
    if (status >= 500)
      this.#shop.report(
        `${name}: ${method} ${path} answered ${status} ${text}\n${this.#shop.lastError}`,
      )
    const strangers = this.who.isStaff ? [] : strangersIn(text, this.who)
    if (strangers.length > 0)
      this.#shop.report(`${name}: ${method} ${path} shows what is of ${strangers.join(', ')}`)
  }
}

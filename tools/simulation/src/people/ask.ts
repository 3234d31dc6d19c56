import { setTimeout as pause } from 'node:timers/promises'
import type { Counted } from '../checks/tables.ts'
import { callApp, type Answer, type AppCall } from '../shop/call-app.ts'
import type { Instance } from '../shop/instance.ts'
import type { SimulatedShop } from '../shop/simulated-shop.ts'
import type { StepUnderWay } from '../step-under-way.ts'
import { strangersDataIn, type Person } from './people.ts'

/** Number of tries before a person gives up: longer than any pause or crash lasts. */
const TRIES = 60
const DUPLICATES = 0.12
/** Share of answers that get lost, and of connections that break before an answer. */
const LOST = 0.12
const BROKEN = 0.08
/** Connections break within this many milliseconds: before, during or after the commit. */
const BREAKING_MS = 150

export type Reply = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly list: Record<string, unknown>[]
}

/** Tokens and links, which differ in each reply and aren't stored. */
const FRESH = /,?"(?:token|customToken|link)":"[^"]*"(?:,"expiresAt":"[^"]*")?/g

/** One call with all its tries. */
type Made = Omit<AppCall, 'token'> & {
  /** Success that an instance answered to any try, delivered or not. */
  success?: string
  /** Account of that answer: if the person opened another one meanwhile, the same call is a new one there. */
  account?: string
  /** Number of account closings begun before the call. */
  closings?: number
  /** Results of all tries, including those with broken connections. */
  readonly tries: Promise<Answer | undefined>[]
}

const isPassing = ({ status, headers }: Answer) =>
  status === 503 && headers.get('retry-after') !== undefined

/**
 * Waits for earlier tries after a refusal: the refusal frees the idempotency key, so a try that an instance still
 * works on may succeed.
 */
const successAmong = async (tries: Made['tries']): Promise<Answer | undefined> =>
  (await Promise.all(tries)).find((answer) => answer !== undefined && answer.status < 300)

/** Parses a reply; the page behind a link isn't JSON. */
const parsed = (text: string): unknown =>
  text === '' || text.startsWith('<') ? {} : JSON.parse(text)

const replyOf = ({ status, text }: Answer): Reply => {
  const body = parsed(text)
  return { status, body: body as Reply['body'], list: Array.isArray(body) ? body : [] }
}

/** A person with a device: repeats a call until a final answer, and sometimes sends it twice at once. */
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
    return this.#final({ method: 'GET', path, tries: [] })
  }

  /** The same step on another person's device. */
  as(who: Person): Asking {
    return new Asking(this.#shop, this.step, who)
  }

  /** Sends a change; all its tries have the same Idempotency-Key. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply> {
    return this.#change({ method, path, body })
  }

  async sendFile(path: string, rows: readonly string[]): Promise<Reply> {
    return this.#change({ method: 'POST', path, body: rows.join('\n') })
  }

  /** Presses a button on the page behind a link. */
  async press(path: string, answer: string): Promise<Reply> {
    return this.#change({ method: 'POST', path, body: `answer=${answer}` })
  }

  async #change(change: Omit<Made, 'tries'>): Promise<Reply> {
    const { random } = this.step
    const key = random.bytes(12).toString('hex')
    const call: Made = { ...change, tries: [], ...(!this.#shop.isKeyless && { key }) }
    if (!random.isIn(DUPLICATES)) return this.#final(call)
    const [reply] = await Promise.all([this.#final(call), this.#final(call)])
    return reply
  }

  /** Counts what a call's answer said was changed. */
  confirm(what: Counted, amount: number): void {
    const { confirmed } = this.#shop
    confirmed.set(what, (confirmed.get(what) ?? 0) + amount)
  }

  report(fault: string): void {
    this.#shop.report(`${this.who.name}: ${fault}`)
  }

  async #final(call: Made): Promise<Reply> {
    const { random } = this.step
    for (let left = TRIES; left > 0; left--) {
      const answer = await this.#try(call)
      this.#shop.calls++
      if (answer && !isPassing(answer) && !random.isIn(LOST))
        return replyOf((answer.status >= 400 && (await successAmong(call.tries))) || answer)
      await pause(random.isIn(0.5) ? random.below(50) : 500 + random.below(2500))
    }
    this.#shop.report(`${this.who.name}: no answer to ${call.method} ${call.path}`)
    return { status: 0, body: {}, list: [] }
  }

  /** An instance's answer; undefined if it dies or the connection breaks. */
  async #try(call: Made): Promise<Answer | undefined> {
    const { random } = this.step
    const instance = random.anyOf(this.#shop.alive)
    if (!instance) return undefined
    const death = new Promise<undefined>((resolve) => instance.onDeath(() => resolve(undefined)))
    const whole = Promise.race([this.#answerOf(instance, call), death])
    call.tries.push(whole)
    const ends = [whole]
    if (random.isIn(BROKEN)) ends.push(pause(random.below(BREAKING_MS), undefined))
    return Promise.race(ends)
  }

  async #answerOf(instance: Instance, call: Made): Promise<Answer | undefined> {
    const { _id, token, closings } = this.who
    call.account ??= _id
    call.closings ??= closings
    const answer = await callApp(instance.app, { ...call, token })
    if (!instance.isAlive) return undefined
    if (!isPassing(answer)) this.#judge(call, answer, _id)
    return answer
  }

  /** Checks every answer, delivered or not. */
  #judge(call: Made, { status, text }: Answer, account: string): void {
    const { method, path } = call
    const { name, closings } = this.who
    const isKept = account === call.account && closings === call.closings
    if (text.includes('"key_reused"'))
      this.#shop.report(`${name}: ${method} ${path} took its own key for another's: ${text}`)
    if (method !== 'GET' && status < 300 && isKept) {
      const success = `${status} ${text.replaceAll(FRESH, '')}`
      call.success ??= success
      if (call.success !== success)
        this.#shop.report(
          `${name}: ${method} ${path} answered ${call.success}, and repeated ${success}`,
        )
    }
    this.#shop.trace(`${name} ${method} ${path} ${status} ${text}`)
    if (status >= 500)
      this.#shop.report(
        `${name}: ${method} ${path} answered ${status} ${text}\n${this.#shop.lastError}`,
      )
    const strangers = this.who.isStaff ? [] : strangersDataIn(text, this.who)
    if (strangers.length > 0)
      this.#shop.report(`${name}: ${method} ${path} shows what is of ${strangers.join(', ')}`)
  }
}

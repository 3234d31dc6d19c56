import * as z from 'zod'

/**
 * Everything that differs between projects and machines, read once from the environment.
 *
 * Cloud Functions sets GCLOUD_PROJECT and FIREBASE_CONFIG; the local stack sets the emulator hosts; the rest is in
 * functions/.env (firebase.google.com/docs/functions/config-env).
 */
export type Config = {
  projectId: string
  /** The revision of the running function; 'local' on the local stack. */
  revision: string
  /** Not derivable: `.firebasestorage.app` since 2024, `.appspot.com` before. */
  bucket: string
  /** Identifies the project in Identity Toolkit's sign-in call; public by nature. */
  webApiKey: string
  /** `host:port` of the Auth and Firestore emulators on the local stack. */
  authEmulator: string | undefined
  firestoreEmulator: string | undefined
  /**
   * Calls allowed per address; 0 means no limit. `perTenMinutes`: log-ins, registrations and subscriptions, counted per
   * instance. Counted over all instances: `perDay`: registrations and subscriptions; `newCartsPerDay`: guests' carts;
   * `passwordResetsPerHour`: forgotten passwords.
   */
  addressLimits: {
    perTenMinutes: number
    perDay: number
    newCartsPerDay: number
    passwordResetsPerHour: number
  }
  /** Whether customers are held to contract's ORDER_LIMITS. Only a local stack can switch them off, for load tests. */
  limitsOrders: boolean
  /** Firebase App Check on calls that bots target. */
  appCheck: (typeof APP_CHECK)[number]
  /** The number of trusted entries at the right end of X-Forwarded-For: Google's front end and the CDN. */
  trustedProxies: number
  /** Milliseconds that the catalog in memory may lag behind other instances' writes. */
  catalogMaxStaleMs: number
  /** Scheme and host of the shop for links in pages, feeds and mails. Never taken from a request. */
  siteUrl: string
  /** The traced share of calls, from 0 to 1, and the collector: Google's if empty. */
  traces: { share: number; endpoint: string }
  /** The mail server with user and password (`smtps://…`), and the sender; undefined if no mail is sent. */
  smtp: { url: string; from: string } | undefined
  /** Meta's API for messages over WhatsApp; undefined if none is set. All of it is secret. */
  whatsapp: WhatsappAccess | undefined
}

export type WhatsappAccess = {
  token: string
  phoneId: string
  /** Signs what the webhook gets. */
  appSecret: string
  /** Said by whoever subscribes to the webhook. */
  verifyToken: string
}

export const APP_CHECK = ['off', 'monitor', 'enforce'] as const

// Carriers in India put whole neighborhoods behind one address.
const DEFAULT_PER_TEN_MINUTES = 300
const DEFAULT_PER_DAY = 200
const DEFAULT_NEW_CARTS_PER_DAY = 2000
const DEFAULT_PASSWORD_RESETS_PER_HOUR = 10

/** Contract §1; a stack on another port sets SITE_URL. */
const LOCAL_ADDRESS = 'http://127.0.0.1:3000'

/** Instead of a mail server's URL, or of access to WhatsApp's API. */
const NONE = 'none'

const text = z.string().default('')

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number)

const firebaseConfig = text.transform((json, context) => {
  if (json === '') return {}
  try {
    const schema = z.object({ projectId: z.string(), storageBucket: z.string() }).partial()
    return schema.parse(JSON.parse(json))
  } catch {
    context.addIssue('must be JSON with projectId and storageBucket')
    return z.NEVER
  }
})

/** On the local stack, whose stand-in takes them. */
const LOCAL_WHATSAPP: WhatsappAccess = {
  token: 'local-token',
  phoneId: 'local-phone-id',
  appSecret: 'local-app-secret',
  verifyToken: 'local-verify-token',
}

const whatsappAccess = text.transform((json, context): WhatsappAccess | undefined => {
  if (['', NONE].includes(json)) return undefined
  const given = z.string().min(1)
  try {
    return z
      .object({ token: given, phoneId: given, appSecret: given, verifyToken: given })
      .parse(JSON.parse(json))
  } catch {
    context.addIssue(`must be JSON with token, phoneId, appSecret and verifyToken, or ${NONE}`)
    return z.NEVER
  }
})

const environmentSchema = z.object({
  GCLOUD_PROJECT: text,
  GOOGLE_CLOUD_PROJECT: text,
  FIREBASE_CONFIG: firebaseConfig,
  IMAGE_BUCKET: text,
  WEB_API_KEY: text,
  SMTP_URL: text.refine((value) => ['', NONE].includes(value) || /^smtps?:\/\/\S+$/.test(value), {
    error: `must be like smtps://user:password@smtp.example:465, or ${NONE}`,
  }),
  MAIL_FROM: text,
  WHATSAPP: whatsappAccess,
  FIREBASE_AUTH_EMULATOR_HOST: text,
  FIRESTORE_EMULATOR_HOST: text,
  K_SERVICE: text,
  K_REVISION: text,
  FUNCTIONS_EMULATOR: text,
  LIMIT_PER_ADDRESS: wholeNumber.optional(),
  LIMIT_PER_ADDRESS_AND_DAY: wholeNumber.optional(),
  LIMIT_NEW_CARTS: wholeNumber.optional(),
  LIMIT_PASSWORD_RESETS: wholeNumber.optional(),
  SHOP_ORDER_LIMITS: z.enum(['', 'on', 'off'], { error: 'must be on or off' }).default('on'),
  APP_CHECK: z.enum(APP_CHECK, { error: 'must be off, monitor or enforce' }).default('off'),
  TRUSTED_PROXIES: wholeNumber.default(2),
  CATALOGUE_MAX_STALE_MS: wholeNumber.default(5000),
  TRACE_SHARE: text
    .refine((value) => /^(?:0|1|0?\.\d{1,6})?$/.test(value), { error: 'must be from 0 to 1' })
    .transform(Number),
  TRACE_ENDPOINT: text,
  SITE_URL: text.refine((value) => value === '' || /^https?:\/\/[\w.-]+(:\d+)?$/.test(value), {
    error: 'must be like https://shop.example, without a path',
  }),
})

type Environment = z.infer<typeof environmentSchema>

const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: Environment): Config['smtp'] =>
  ['', NONE].includes(url) ? undefined : { url, from: from || `no-reply@${new URL(url).hostname}` }

const configOf = (environment: Environment): Config => {
  const { FIREBASE_CONFIG: firebase } = environment
  const projectId =
    environment.GCLOUD_PROJECT || environment.GOOGLE_CLOUD_PROJECT || firebase.projectId || ''
  const authEmulator = environment.FIREBASE_AUTH_EMULATOR_HOST || undefined
  return {
    projectId,
    revision: environment.K_REVISION || 'local',
    bucket:
      environment.IMAGE_BUCKET || firebase.storageBucket || `${projectId}.firebasestorage.app`,
    // On the local stack, the project's id is its key.
    webApiKey: environment.WEB_API_KEY || (authEmulator ? projectId : ''),
    authEmulator,
    firestoreEmulator: environment.FIRESTORE_EMULATOR_HOST || undefined,
    // Contract §1: off on the local stack.
    addressLimits: {
      perTenMinutes: environment.LIMIT_PER_ADDRESS ?? (authEmulator ? 0 : DEFAULT_PER_TEN_MINUTES),
      perDay: environment.LIMIT_PER_ADDRESS_AND_DAY ?? (authEmulator ? 0 : DEFAULT_PER_DAY),
      newCartsPerDay: environment.LIMIT_NEW_CARTS ?? (authEmulator ? 0 : DEFAULT_NEW_CARTS_PER_DAY),
      passwordResetsPerHour:
        environment.LIMIT_PASSWORD_RESETS ?? (authEmulator ? 0 : DEFAULT_PASSWORD_RESETS_PER_HOUR),
    },
    limitsOrders: !authEmulator || environment.SHOP_ORDER_LIMITS !== 'off',
    appCheck: environment.APP_CHECK,
    trustedProxies: environment.TRUSTED_PROXIES,
    catalogMaxStaleMs: environment.CATALOGUE_MAX_STALE_MS,
    traces: { share: environment.TRACE_SHARE, endpoint: environment.TRACE_ENDPOINT },
    smtp: smtpOf(environment),
    whatsapp: environment.WHATSAPP ?? (authEmulator ? LOCAL_WHATSAPP : undefined),
    siteUrl: environment.SITE_URL || (authEmulator ? LOCAL_ADDRESS : ''),
  }
}

const siteFaults = ({ siteUrl, authEmulator }: Config): string[] => {
  if (siteUrl === '')
    return ['SITE_URL is missing: the address of the shop, like https://shop.example']
  return authEmulator || siteUrl.startsWith('https://')
    ? []
    : ['SITE_URL must be encrypted: https://']
}

const missing = ({ projectId, webApiKey }: Config): string[] => [
  ...(projectId ? [] : ['GCLOUD_PROJECT is missing: the id of the Firebase project']),
  ...(webApiKey ? [] : ['WEB_API_KEY is missing: the web API key of the Firebase project']),
]

/**
 * The Admin SDK accepts unsigned tokens if an Auth emulator is set. Cloud Run sets a service name; so does the official
 * Functions emulator, which also identifies itself.
 */
const openToAll = ({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  K_SERVICE: service,
  FUNCTIONS_EMULATOR: isEmulated,
}: Environment): string[] =>
  emulator && service && !isEmulated
    ? ['FIREBASE_AUTH_EMULATOR_HOST must not be set for a deployed function']
    : []

/** Throws one error that lists every fault. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const { data, error } = environmentSchema.safeParse(environment)
  const config = data && configOf(data)
  const faults = config
    ? [...missing(config), ...siteFaults(config), ...openToAll(data)]
    : (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
  if (!config || faults.length > 0) throw new Error(`Bad configuration: ${faults.join('; ')}`)
  return config
}

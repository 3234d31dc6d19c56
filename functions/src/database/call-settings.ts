import type { Settings } from 'firebase-admin/firestore'

/**
 * Timeouts and retries of Google's client, by the names of its configuration (google-gax, `ClientOptions` and
 * `ClientConfig`). Callers of the shop are cut off after 60 seconds.
 */
const TIMEOUT_MS = 20_000

const RETRIES = {
  initial_retry_delay_millis: 100,
  retry_delay_multiplier: 1.3,
  max_retry_delay_millis: 2000,
  initial_rpc_timeout_millis: TIMEOUT_MS,
  rpc_timeout_multiplier: 1,
  max_rpc_timeout_millis: TIMEOUT_MS,
  total_timeout_millis: TIMEOUT_MS,
}

/** The Firestore client already retries reads five times; with gax's retries it would be twenty-five. */
const READ = { timeout_millis: TIMEOUT_MS, retry_codes_name: 'never', retry_params_name: 'default' }

/**
 * An exhausted quota or disk (RESOURCE_EXHAUSTED) stays exhausted for seconds, so the caller gets the error at once.
 */
const WRITE = {
  timeout_millis: TIMEOUT_MS,
  retry_codes_name: 'unavailable',
  retry_params_name: 'default',
}

/**
 * Drops a connection without replies after this time: while an instance has no CPU, the other side may close without
 * notice. Google's servers allow such pings every 30 seconds (googleapis/java-bigtable-hbase#2682).
 */
const KEEPALIVE = { 'grpc.keepalive_time_ms': 30_000, 'grpc.keepalive_timeout_ms': 10_000 }

export const CALL_SETTINGS: Settings = {
  ...KEEPALIVE,
  // Otherwise the client repeats any failed read twice, seconds apart, even a conflict of transactions.
  gaxServerStreamingRetries: true,
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        retry_codes: { never: [], unavailable: ['UNAVAILABLE'] },
        retry_params: { default: RETRIES },
        methods: {
          BatchGetDocuments: READ,
          RunQuery: READ,
          RunAggregationQuery: READ,
          BeginTransaction: WRITE,
          Commit: WRITE,
          Rollback: WRITE,
        },
      },
    },
  },
}

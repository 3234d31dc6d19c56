/**
 * What the SDK's Firestore takes from google-gax although its calls go another way (platform/firestore): the codes of
 * failures, and after which of them a call may be made again. The bundle has this in the library's place.
 */

/** google.rpc.Code */
export const Status: Readonly<Record<string, number>> = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
}

type ServiceConfig = {
  interfaces: Record<
    string,
    {
      retry_codes: Record<string, string[]>
      retry_params: Record<string, { total_timeout_millis: number }>
      methods: Record<string, { retry_codes_name: string; retry_params_name: string }>
    }
  >
}

/** By method: the codes after which it is repeated, and for how long. */
export const constructSettings = (service: string, { interfaces }: ServiceConfig) => {
  const {
    retry_codes: codes = {},
    retry_params: params = {},
    methods = {},
  } = interfaces[service] ?? {}
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      {
        retry: {
          retryCodes: (codes[method.retry_codes_name] ?? []).map((code) => Status[code]),
          backoffSettings: {
            totalTimeoutMillis: params[method.retry_params_name]?.total_timeout_millis,
          },
        },
      },
    ]),
  )
}

export class GoogleError extends Error {
  code?: number
}

/** The library has no types of its own. */
declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: object[] }
  export default class Validator {
    validate(data: { jsonld: object; microdata: object; rdfa: object }): Promise<Issue[]>
  }
}

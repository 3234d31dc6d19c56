import { endpoints } from '@bartan/contract/api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { describeApi } from './describe-api.ts'

type Operation = {
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object } } } }
  responses: Record<
    string,
    { description: string; content: { 'application/json': { schema: object } } }
  >
}

const description = describeApi(endpoints) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
const operation = (method: string, path: string) => description.paths[path]?.[method]

it('is OpenAPI as the validator of its makers’ schema knows it', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

it('describes every call', () => {
  expect(description.openapi).toBe('3.1.0')
  for (const { method, path } of endpoints)
    expect(operation(method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}'))).toBeDefined()
})

it('has parameters, body, reply and errors from the schemas', () => {
  expect(operation('get', '/api/products')?.parameters.map(({ name }) => name)).toContain('sortBy')
  expect(operation('get', '/api/products/{id}')?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
  ])
  const login = operation('post', '/api/users/login')
  expect(login?.requestBody?.content['application/json'].schema.properties).toHaveProperty('phone')
  expect(login?.responses['200']?.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/SignedIn',
  })
  expect(description.components.schemas['SignedIn']).toHaveProperty('properties.token')
  expect(Object.keys(login?.responses ?? {})).toEqual(
    expect.arrayContaining(['400', '401', '413', '415', '429', '500']),
  )
  expect(operation('post', '/api/checkout')?.responses).toHaveProperty('201')
})

it('has the file of an upload as a form’s field', () => {
  expect(operation('post', '/api/upload')?.requestBody?.content).toMatchObject({
    'multipart/form-data': { schema: { required: ['image'] } },
  })
})

it('says who may call what', () => {
  expect(operation('get', '/api/products')?.security).toEqual([{}])
  expect(operation('get', '/api/orders/my-orders')?.security).toEqual([{ bearer: [] }])
  expect(operation('get', '/api/cart')?.security).toEqual([{}, { bearer: [] }])
})

const refusals = (method: string, path: string, status: number) =>
  operation(method, path)?.responses[status]?.description.split(', ') ?? []

it('names the errors of a call by their codes', () => {
  expect(refusals('get', '/api/users/profile', 403)).toContain('password_change_due')
  expect(refusals('put', '/api/users/password', 403)).not.toContain('password_change_due')
  expect(refusals('put', '/api/admin/orders/{id}', 409)).toEqual(
    expect.arrayContaining(['changed_meanwhile', 'out_of_stock', 'coupon_used']),
  )
})

it('points at nothing that is not there', () => {
  const references = JSON.stringify(description).matchAll(
    /"\$ref":"#\/components\/schemas\/(\w+)"/g,
  )
  const named = new Set([...references].map(([, name]) => name))
  expect(named).toContain('Product')
  expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining([...named]))
  expect(JSON.stringify(description)).not.toContain('$defs')
})

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { samplesFolder } from '../modules/tools/samples.ts';

/** `/samples/…`: the drawn pictures of the tools, the same for everyone. */
export async function sampleFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: samplesFolder,
    prefix: '/samples/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
}

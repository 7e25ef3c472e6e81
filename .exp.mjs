import { build } from 'esbuild'
import { brotliCompressSync, constants } from 'node:zlib'
import { exposeKit, lazyImports } from './scripts/build-plugins.mjs'
import { minify } from 'terser'
const root=process.cwd()
const br=s=>brotliCompressSync(Buffer.from(s),{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length
const hashes=['efc7145b','5a9b90a8','1a75d1c5','00ff12ab','9c3de871','b2a4f06d']
async function text(min){ const r=await build({absWorkingDir:root,bundle:true,...min,write:false,target:['es2022'],charset:'utf8',jsx:'automatic',define:{__VERSION__:'"0.1.0"',__CHUNKS__:'"HASHHASH"','process.env.NODE_ENV':'"production"'},alias:{react:'preact/compat','react-dom':'preact/compat','react-dom/client':'preact/compat/client','react/jsx-runtime':'preact/jsx-runtime'},entryPoints:['embed/skerry.ts'],format:'iife',plugins:[lazyImports(root),exposeKit(root)]}); return r.outputFiles[0].text }
const A=await text({minify:true}), B=await text({minifySyntax:true,minifyWhitespace:true})
for (const [n,t] of [['min',A],['noid',B]]) for (const o of [{ecma:2020,module:true,compress:{passes:2}},{ecma:2020,module:true,compress:{passes:2,keep_fargs:false}},{ecma:2020,compress:{passes:2},mangle:{toplevel:true}},{ecma:2020,module:true,compress:{passes:2,hoist_funs:true}}]) { const c=(await minify(t,o)).code; const v=hashes.map(h=>br(c.replace('HASHHASH',h))); console.log(n,JSON.stringify(o),c.length,Math.round(v.reduce((a,b)=>a+b)/v.length),Math.min(...v),Math.max(...v)) }

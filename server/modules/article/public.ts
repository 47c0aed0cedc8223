export { listArticles } from './listArticles.ts';
export { viewArticle } from './viewArticle.ts';

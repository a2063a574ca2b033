import { useAnchor } from '../anchor/use-anchor';
import { Features } from '../features/features';
import { Footer } from '../footer/footer';
import { HealthScore } from '../health-score/health-score';
import { Hero } from '../hero/hero';
import { Newsletter } from '../newsletter/newsletter';
import { LazySample } from '../sample/lazy-sample';
import { Benefits, Faq, HowItWorks, News, OpenBanking, Testimonials } from './list-sections';

/** spec 2: eleven sections in this order. */
export function Landing() {
  useAnchor();
  return (
    <>
      <Hero>
        <LazySample />
      </Hero>
      <HowItWorks />
      <Benefits />
      <Features />
      <HealthScore />
      <OpenBanking />
      <Testimonials />
      <Faq />
      <News />
      <Newsletter />
      <Footer />
    </>
  );
}

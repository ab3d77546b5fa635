// Section 14: the action Payment, its size, and the worker it cannot free.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

const Json kSingle = {{"payment_mode", "single"}};

// Black has three workers on buildings and a Payment token; the others have passed.
Given workers(int finance) {
    return Given()
        .harbour("black", 1)
        .worker("black", "colonial_house")
        .worker("black", "market")
        .worker("black", "shipyard")
        .token("black", "token_payment")
        .level("black", "finance", finance)
        .passed("purple")
        .passed("white")
        .turn("action", "black", 3);
}

// EN-14.1
TEST(EndeavorPayment, EN_14_1_a_freed_building_works_again_in_the_same_phase) {
    Desk d(3, workers(0));
    EXPECT_EQ(d.refusal("black", "activate market"), "EN-9.2");
    d.play("black", "spend token_payment").play("black", "pay market");
    EXPECT_EQ(d.of("black", "harbour"), 2);
    EXPECT_TRUE(d.is_offered("black", "activate market"));
    EXPECT_EQ(d.refusal("black", "activate shipyard"), "EN-9.2");
}

// EN-14.2, EN-14.3
TEST(EndeavorPayment, EN_14_2_one_worker_for_each_payment) {
    Desk two(3, workers(2));
    two.play("black", "spend token_payment").play("black", "pay colonial_house").play("black", "pay shipyard");
    EXPECT_EQ(two.of("black", "harbour"), 3);
    EXPECT_EQ(two.of("black", "workers.market"), 1);
    EXPECT_TRUE(two.is_offered("black", "pass"));
}

// EN-14.3
TEST(EndeavorPayment, EN_14_3_with_enough_payments_all_return) {
    for (const int finance : {4, 7, 15}) {
        Desk d(3, workers(finance));
        d.play("black", "spend token_payment");
        EXPECT_EQ(d.of("black", "harbour"), 4) << finance;
        EXPECT_EQ(d.at("players.black.workers").as_object().size(), 0u);
        EXPECT_TRUE(d.is_offered("black", "pass"));
    }
}

// EN-14.3: any choice of the right size can be made.
TEST(EndeavorPayment, EN_14_3_with_too_few_payments_the_owner_chooses) {
    for (const char* last : {"market", "shipyard"}) {
        Desk d(3, workers(3));
        d.play("black", "spend token_payment")
            .play("black", "pay colonial_house")
            .play("black", std::string("pay ") + last);
        EXPECT_EQ(d.of("black", std::string("workers.") + last), 0);
    }
    Desk d(3, workers(3));
    d.play("black", "spend token_payment").play("black", "pay market").play("black", "pay shipyard");
    EXPECT_EQ(d.of("black", "workers.colonial_house"), 1);
}

// EN-14.2, EN-14.7
TEST(EndeavorPayment, EN_14_7_the_option_single_returns_exactly_one) {
    Desk d(3, workers(15), kSingle);
    d.play("black", "spend token_payment");
    EXPECT_EQ(d.offers("black"), (MoveTexts{"pay colonial_house", "pay market", "pay shipyard"}));
    d.play("black", "pay shipyard");
    EXPECT_EQ(d.of("black", "harbour"), 2);
    EXPECT_TRUE(d.is_offered("black", "pass"));
}

// EN-14.7
TEST(EndeavorPayment, EN_14_7_the_option_does_not_touch_the_salary) {
    Desk d(3, workers(4).turn("salary", "black"), kSingle);
    EXPECT_EQ(d.of("black", "harbour"), 4);
    EXPECT_EQ(d.at("players.black.workers").as_object().size(), 0u);
}

// EN-14.4
TEST(EndeavorPayment, EN_14_4_a_building_cannot_free_its_own_worker) {
    Desk choice(3, workers(0).building("black", "museum"));
    choice.play("black", "activate museum");
    EXPECT_EQ(choice.refusal("black", "pay museum"), "EN-14.4");
    choice.play("black", "pay market");
    EXPECT_EQ(choice.of("black", "workers.museum"), 1);
    EXPECT_EQ(choice.of("black", "harbour"), 1);

    Desk all(3, workers(10).building("black", "museum"));
    all.play("black", "activate museum");
    EXPECT_EQ(all.of("black", "workers.museum"), 1);
    EXPECT_EQ(all.at("players.black.workers").as_object().size(), 1u);
    EXPECT_EQ(all.of("black", "harbour"), 3);
}

// EN-14.5
TEST(EndeavorPayment, EN_14_5_a_token_frees_any_building_also_of_level_5) {
    Desk d(3, workers(0).worker("black", "museum"));
    d.play("black", "spend token_payment").play("black", "pay museum");
    EXPECT_TRUE(d.is_offered("black", "activate museum"));
}

// EN-14.6
TEST(EndeavorPayment, EN_14_6_there_must_be_a_worker_to_free) {
    Given idle = Given()
                     .harbour("black", 2)
                     .building("black", "parliament")
                     .token("black", "token_payment")
                     .turn("action", "black");
    Desk none(3, idle);
    EXPECT_EQ(none.refusal("black", "activate parliament"), "EN-14.6");
    EXPECT_EQ(none.refusal("black", "spend token_payment"), "EN-14.6");
    Desk own(3, Given(idle).worker("black", "parliament"));
    EXPECT_TRUE(own.is_offered("black", "spend token_payment"));
    EXPECT_EQ(own.refusal("black", "activate parliament"), "EN-9.2");
    Desk other(3, Given(idle).worker("black", "colonial_house"));
    EXPECT_TRUE(other.is_offered("black", "activate parliament"));
}

}  // namespace
}  // namespace pentarchy::endeavor
